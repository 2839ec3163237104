import type { Site } from '../site/site'
import type { Seen } from './seen'

export type Difference = { lost: number; doubled: number }

const SAVED = `SELECT "nameTh" AS "name", count(*)::int AS "times"
  FROM employers WHERE "nameTh" = ANY ($1) GROUP BY 1`

/** Compares what was acknowledged with what the primary has. */
export async function compare(site: Site, { acknowledged }: Seen): Promise<Difference> {
  const { rows } = await site.database.read((client) =>
    client.query<{ name: string; times: number }>(SAVED, [acknowledged]),
  )
  return {
    lost: acknowledged.length - rows.length,
    doubled: rows.filter(({ times }) => times > 1).length,
  }
}
