import * as z from 'zod'

/** For how long the oldest that is due has waited, in seconds; null where nothing is due. */
export const delay = z.object({ seconds: z.number().nullable() })
