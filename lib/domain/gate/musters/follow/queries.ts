import * as z from 'zod'
import { passagesDigest, staysDigest } from '@/lib/domain/gate/gate/presence/rows'
import { isCurrent, versionOf } from '@/lib/domain/gate/gate/snapshot/version/rules'
import { fragment } from '@/lib/platform/db/fragment'
import type { ReadSql } from '@/lib/platform/db/sql'
import type { GateReadContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { musters } from '../contract'
import { getMuster } from '../queries'

/** What has changed since is found by one statement, which reads no names: phones ask every few seconds. */
export async function followMuster(
  context: GateReadContext,
  { id, have }: CheckedInputOf<typeof musters.follow>,
): Promise<OutputOf<typeof musters.follow>> {
  const { sql, now } = context
  const found = await findDigest(sql, id, now)
  if (!found && id) throw new Problem('record-not-found', { values: { id } })
  if (!found) return { unchanged: false, version: null, muster: null }
  if (have !== undefined && isCurrent(have, found.digest, now))
    return { unchanged: true, asOf: now.toISOString() }
  return {
    unchanged: false,
    version: versionOf(now, found.digest),
    muster: await getMuster(context, { id: found.id }),
  }
}

const withDigest = z.object({ id: z.guid(), digest: z.string() })

/** Of the muster with this id, or of the one that runs. */
function findDigest(sql: ReadSql, id: string | undefined, now: Date) {
  const from = fragment`muster."startedAt"`
  const until = fragment`coalesce(muster."endedAt", ${now}::timestamptz)`
  return sql`
    SELECT muster."id", md5(concat_ws(' ', muster."id", muster."endedAt", muster."forgottenAt",
      (SELECT count(*) FROM "muster_marks" WHERE "musterId" = muster."id"),
      ${staysDigest(from, until)}, ${passagesDigest(from, until)})) AS "digest"
    FROM "musters" muster
    WHERE CASE WHEN ${id ?? null}::uuid IS NULL THEN muster."endedAt" IS NULL ELSE muster."id" = ${id ?? null}::uuid END`.first(
    withDigest,
  )
}
