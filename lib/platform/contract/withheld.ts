/** Stands where a text about somebody was taken away and the column may not be empty. */
export const WITHHELD = '–'
