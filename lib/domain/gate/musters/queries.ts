import { guestKey } from '@/lib/domain/gate/gate/events/rules'
import {
  listPassagesDuring,
  listStaysDuring,
  type StayDuring,
} from '@/lib/domain/gate/gate/presence/queries'
import { isInsideAt } from '@/lib/domain/gate/gate/stays/rules'
import { isDevice, may, type UserOrDevice } from '@/lib/platform/access/actor'
import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import type { GateReadContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { messageIn } from '@/lib/platform/i18n/message'
import type { MusterPerson, musters } from './contract'
import {
  decidedByMark,
  markedAlone,
  markSelect,
  musterSelect,
  presentMuster,
  type MarkRow,
  type MusterRow,
} from './present'
import { countsOf, factsAtGates, inCallOrder, rosterOf, type Standing } from './rules'

const sorting = {
  startedAt: (direction) => [{ startedAt: direction }],
} satisfies Sorting<Prisma.MusterOrderByWithRelationInput>

export async function searchMusters(
  { db, now }: GateReadContext,
  { kind, isRunning, ...paging }: CheckedInputOf<typeof musters.search>,
): Promise<OutputOf<typeof musters.search>> {
  const endedAt = isRunning ? null : { not: null }
  const where = { kind, ...(isRunning !== undefined && { endedAt }) }
  const page = pagingOf(paging, sorting)
  const found = await db.muster.findMany({ where, select: musterSelect, ...page })
  const rows = found.map(async (row) =>
    presentMuster(row, row.endedAt ? null : countsOf(await readRoster(db, row, now))),
  )
  return {
    rows: await Promise.all(rows),
    total: await totalOf(page, found, () => db.muster.count({ where })),
  }
}

export async function readMuster(db: Db, id: string): Promise<MusterRow> {
  const row = await db.muster.findUnique({ where: { id }, select: musterSelect })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  return row
}

export async function getMuster(
  { db, actor, now, language }: GateReadContext,
  { id }: CheckedInputOf<typeof musters.get>,
): Promise<OutputOf<typeof musters.get>> {
  const row = await readMuster(db, id)
  const people = await readRoster(db, row, now)
  return {
    ...presentMuster(row, countsOf(people)),
    asOf: now.toISOString(),
    isForgotten: row.forgottenAt !== null,
    people: inCallOrder(people, language),
    can: { end: row.endedAt === null, seePhotos: maySeePhotos(actor) },
  }
}

const maySeePhotos = (actor: UserOrDevice) => isDevice(actor) || may(actor, 'gate')

/** Not of somebody who was erased. */
const OF_SOMEBODY = { OR: [{ personId: { not: null } }, { guestName: { not: null } }] }

type Asked = Pick<MusterRow, 'id' | 'startedAt' | 'endedAt' | 'forgottenAt'>

/** Everybody who has to be found. What happened at gates counts until the end, marks also after it. */
export async function readRoster(db: Db, muster: Asked, now: Date): Promise<MusterPerson[]> {
  if (muster.forgottenAt) return []
  const { id: musterId, startedAt } = muster
  const until = muster.endedAt ?? now
  // Before the stays, so that there is one for each who came in.
  const passages = await listPassagesDuring(db, startedAt, until)
  const stays = await listStaysDuring(db, startedAt, until)
  const marks = await db.musterMark.findMany({
    where: { musterId, ...OF_SOMEBODY },
    select: markSelect,
  })
  const stayOf = new Map(stays.map((stay) => [stay.key, stay]))
  const markOf = new Map(marks.map((mark) => [mark.id, mark]))
  const firstMarkOf = new Map(marks.map((mark) => [keyOf(mark), mark]))
  const inside = stays.filter((stay) => isInsideAt([stay], startedAt.getTime()))
  const begun = stays.filter(({ inAt }) => inAt > startedAt.getTime())
  const standings = rosterOf(
    inside.map(({ key }) => key),
    factsAtGates(
      begun,
      // Of a stay that was forgotten as too old nothing is left to show.
      passages.filter(({ key }) => stayOf.has(key) || firstMarkOf.has(key)),
    ),
    marks.map((mark) => ({
      id: mark.id,
      key: keyOf(mark),
      status: mark.status,
      at: mark.at.getTime(),
    })),
  )
  return standings.map((standing) => {
    const stay = stayOf.get(standing.key)
    return {
      key: standing.key,
      ...(stay ? whoOf(stay) : markedAlone(firstMarkOf.get(standing.key)!)),
      status: standing.status,
      isArrival: standing.isArrival,
      decided: decidedBy(standing, markOf),
    }
  })
}

const keyOf = ({ personId, guestName, guestCompany }: MarkRow) =>
  personId ?? guestKey({ name: guestName ?? '', company: guestCompany ?? '' })

const whoOf = ({ person, guest, employer, workspaceArea }: StayDuring) => ({
  person,
  guest,
  employer,
  workspaceArea,
})

function decidedBy(
  { mark, gate }: Standing,
  markOf: ReadonlyMap<string, MarkRow>,
): MusterPerson['decided'] {
  if (mark) return decidedByMark(markOf.get(mark)!)
  if (!gate) return null
  return {
    how: gate.kind === 'In' ? 'in' : 'out',
    at: new Date(gate.at).toISOString(),
    point: null,
    user: null,
    device: null,
  }
}

export const readMusterNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.muster.findMany({
    where: { id: { in: ids } },
    select: { id: true, kind: true },
  })
  return rows.map(({ id, kind }) => ({
    id,
    th: messageIn('th', `musters.kinds.${kind}`),
    en: messageIn('en', `musters.kinds.${kind}`),
  }))
}
