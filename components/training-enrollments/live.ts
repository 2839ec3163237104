/** In milliseconds: how soon one sees what others at the gate have done. Nothing is read while hidden. */
export const LIVE = 5_000
