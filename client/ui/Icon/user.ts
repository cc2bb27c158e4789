/** On its own: every page's header has it, and the other people would come along. */
export const user = 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.500c.6-4 3.5-6 7.5-6s6.9 2 7.5 6'
