import { DELIVERS_FOR, type GateDevice } from '@/lib/platform/access/actor'
import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { database, type Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { ReadContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { gateDevices } from './contract'
import { statusOf } from './rules'

const sorting = {
  name: (direction) => [{ name: direction }],
  lastSeenAt: (direction) => [{ lastSeenAt: emptyLast(direction) }],
} satisfies Sorting<Prisma.GateDeviceOrderByWithRelationInput>

const stateSelect = {
  tokenHash: true,
  revokedAt: true,
  pairedAt: true,
  lastSeenAt: true,
} satisfies Prisma.GateDeviceSelect

const deviceSelect = {
  ...stateSelect,
  id: true,
  name: true,
  gateId: true,
  gate: { select: { id: true, code: true, nameTh: true, nameEn: true } },
  listAt: true,
  queueLength: true,
  rowVersion: true,
} satisfies Prisma.GateDeviceSelect

export async function searchGateDevices(
  { db, now }: ReadContext,
  { keyword, gateId, ...paging }: CheckedInputOf<typeof gateDevices.search>,
): Promise<OutputOf<typeof gateDevices.search>> {
  const where = { gateId, ...matching(keyword) }
  const page = pagingOf(paging, sorting)
  const rows = await db.gateDevice.findMany({ where, select: deviceSelect, ...page })
  return {
    rows: rows.map((row) => ({
      ...row,
      status: statusOf(row, now),
      lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
      listAt: row.listAt?.toISOString() ?? null,
    })),
    total: await totalOf(page, rows, () => db.gateDevice.count({ where })),
  }
}

const matching = (keyword: string | undefined) =>
  matchesKeyword<Prisma.GateDeviceWhereInput>(keyword, (contains) => [
    { name: contains },
    { gate: { code: contains } },
  ])

/** For `authenticate`: the paired device with this token, or the one of which it was the token before it was revoked. */
export async function findDevice(tokenHash: string, now: Date): Promise<GateDevice | null> {
  const row = await database().db.gateDevice.findFirst({
    where: { OR: [{ tokenHash }, { revokedTokenHash: tokenHash }] },
    select: { ...stateSelect, revokedTokenAt: true, id: true, name: true, gateId: true },
  })
  if (!row) return null
  const { id, gateId, name } = row
  const device: GateDevice = { deviceId: id, gateId, name, roles: [], employerId: null }
  if (row.tokenHash !== tokenHash)
    return { ...device, revokedAt: row.revokedTokenAt?.getTime() ?? 0 }
  return statusOf(row, now) === 'Paired' ? device : null
}

export const readDeviceNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.gateDevice.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  })
  return rows.map(({ id, name }) => ({ id, th: name, en: name }))
}

/**
 * Those of which something that they saw may be missing: the paired ones that were not heard since, or hold what is not
 * delivered (`isHeard`), and those that still may deliver it though they were revoked. A device that takes the place of
 * another tells of its own queue alone.
 */
export async function listSilentDevices(db: Db, now: Date, since: Date) {
  const holdsSomething = { queueLength: { gt: 0 } }
  const mayDeliver = { gt: new Date(now.getTime() - DELIVERS_FOR) }
  const rows = await db.gateDevice.findMany({
    where: {
      OR: [
        { tokenHash: { not: null }, lastSeenAt: null },
        { tokenHash: { not: null }, lastSeenAt: { lt: since } },
        { tokenHash: { not: null }, ...holdsSomething },
        { revokedTokenAt: mayDeliver, ...holdsSomething },
      ],
    },
    select: deviceSelect,
    orderBy: { name: 'asc' },
  })
  return rows
    .filter((row) => statusOf(row, now) === 'Paired' || row.revokedAt !== null)
    .map(({ id, name, gate, revokedAt, lastSeenAt, queueLength }) => ({
      isHeard: revokedAt === null && lastSeenAt !== null && lastSeenAt >= since,
      device: { id, name, gate, lastSeenAt: lastSeenAt?.toISOString() ?? null, queueLength },
    }))
}
