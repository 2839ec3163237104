import * as z from 'zod'
import { deletePictures } from '@/lib/domain/people/persons/pictures/commands'
import type { Context } from '@/lib/platform/http/context'
import { oldIdCards } from './rows'

/** Whoever is being saved at this moment is left for the next time. */
export async function deleteOldIdCards(
  context: Context,
  before: Date,
  most: number,
): Promise<number> {
  const { from, where, at } = oldIdCards(before)
  const people = await context.sql`
    SELECT person."id" FROM ${from} WHERE ${where}
    ORDER BY ${at} LIMIT ${most} FOR UPDATE OF person SKIP LOCKED`.rows(z.object({ id: z.guid() }))
  return deletePictures(
    context,
    'idCard',
    people.map(({ id }) => id),
  )
}
