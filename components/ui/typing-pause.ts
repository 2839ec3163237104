/** In milliseconds: long enough that a word is sent once, short enough to feel immediate. */
export const TYPING_PAUSE = 250
