/** A separate file: every page's header uses it, and would load the other people, too. */
export const user = 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.500c.6-4 3.5-6 7.5-6s6.9 2 7.5 6'
