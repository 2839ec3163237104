/** In pixels, of a picture that is kept: enough to print an ID card on A5. */
export const LONGEST_SIDE = 1600
