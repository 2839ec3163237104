/** The nil UUID, which no record has and before which none sorts. */
export const NIL_ID = '00000000-0000-0000-0000-000000000000'
