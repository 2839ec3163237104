import * as z from 'zod'
import { deletePictures } from '@/lib/domain/people/persons/pictures/commands'
import type { Context } from '@/lib/platform/http/context'
import { oldIdCards } from './queries'

/** Whoever is being saved at this moment is left for the next time. */
export async function deleteOldIdCards(
  context: Context,
  before: Date,
  most: number,
): Promise<number> {
  const people = await context.sql`
    SELECT person."id" FROM ${oldIdCards(before)}
    ORDER BY work."endedAt" LIMIT ${most} FOR UPDATE OF person SKIP LOCKED`.rows(
    z.object({ id: z.guid() }),
  )
  return deletePictures(
    context,
    'idCard',
    people.map(({ id }) => id),
  )
}
