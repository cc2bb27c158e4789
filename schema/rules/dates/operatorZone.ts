/** Where the operator sits: cancellations count by the day they arrive there (agreement 5.1), papers have its years, statements its months. */
export const operatorZone = 'Europe/Berlin'
