import * as z from 'zod'

/** How many rows wait for something, and since when the first of them does. */
export const waiting = z.object({ count: z.int(), oldestAt: z.date().nullable() })
export type Waiting = z.output<typeof waiting>
