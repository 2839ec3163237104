import { listSilentDevices } from '@/lib/domain/gate/gate-devices/queries'
import { readGateSettings } from '@/lib/domain/site/settings/queries'
import { isContractorOnly, isDevice, may, type UserOrDevice } from '@/lib/platform/access/actor'
import { HOUR, MINUTE } from '@/lib/platform/dates/durations'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, readAllRows, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { GateReadContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { Named } from '@/lib/platform/i18n/names'
import type { gate, StayRecord } from '../contract'
import { guestKey } from '../events/rules'
import { presentStay, staySelect } from '../present'

type Filters = Partial<
  Pick<
    CheckedInputOf<typeof gate.onSite>,
    'keyword' | 'employerId' | 'workspaceAreaId' | 'isOverstay' | 'escortPersonId'
  >
>

/** In milliseconds: a device calls every minute, and more than once within this time. */
const SILENT_AFTER = 15 * MINUTE

const sorting = {
  inAt: (direction) => [{ inAt: direction }],
  name: (direction) => [{ person: { firstNameTh: direction } }, { guestKey: direction }],
  employer: (direction) => [{ employer: { nameTh: direction } }],
} satisfies Sorting<Prisma.StayOrderByWithRelationInput>

export async function searchOnSite(
  context: GateReadContext,
  { page, pageSize, sort, ...filters }: CheckedInputOf<typeof gate.onSite>,
): Promise<OutputOf<typeof gate.onSite>> {
  const { db } = context
  const overstaysBefore = await readOverstayLimit(context)
  const where = onSiteWhere(context.actor, filters, overstaysBefore)
  const paging = pagingOf({ page, pageSize, sort }, sorting)
  const rows = await db.stay.findMany({ where, select: staySelect, ...paging })
  return {
    rows: rows.map((row) => presentStay(row, overstaysBefore)),
    total: await totalOf(paging, rows, () => db.stay.count({ where })),
  }
}

/** Everybody, by company and name, for paper. */
export async function listOnSite(context: GateReadContext, filters: Filters) {
  const { db, actor } = context
  const overstaysBefore = await readOverstayLimit(context)
  const rows = await readAllRows((take) =>
    db.stay.findMany({
      where: onSiteWhere(actor, filters, overstaysBefore),
      select: staySelect,
      orderBy: [{ employer: { nameTh: 'asc' } }, { person: { firstNameTh: 'asc' } }, { id: 'asc' }],
      take,
    }),
  )
  return rows.map((row) => presentStay(row, overstaysBefore))
}

/** Whoever came in before has been on site for too long. */
async function readOverstayLimit({ db, now }: Pick<GateReadContext, 'db' | 'now'>): Promise<Date> {
  const { overstayHours } = await readGateSettings(db)
  return new Date(now.getTime() - overstayHours * HOUR)
}

/** Contractors see their own people, and the guests whom those take along. */
const visibleTo = (actor: UserOrDevice): Prisma.StayWhereInput => {
  if (!isContractorOnly(actor)) return {}
  const employerId = { in: actor.employerId ? [actor.employerId] : [] }
  return { OR: [{ employerId }, { event: { escortPerson: { employerId } } }] }
}

const onSiteWhere = (
  actor: UserOrDevice,
  { keyword, employerId, workspaceAreaId, isOverstay, escortPersonId }: Filters,
  overstaysBefore: Date,
): Prisma.StayWhereInput => ({
  AND: [
    { outAt: null, employerId, workspaceAreaId },
    escortPersonId ? { event: { escortPersonId } } : {},
    isOverstay === undefined
      ? {}
      : { inAt: isOverstay ? { lt: overstaysBefore } : { gte: overstaysBefore } },
    visibleTo(actor),
    matchesKeyword<Prisma.StayWhereInput>(keyword, (contains) => [
      { person: { firstNameTh: contains } },
      { person: { lastNameTh: contains } },
      { person: { firstNameEn: contains } },
      { person: { lastNameEn: contains } },
      { person: { code: contains } },
      { guestKey: contains },
    ]),
  ],
})

export async function countHeads(
  context: GateReadContext,
): Promise<OutputOf<typeof gate.headcount>> {
  const { db, actor, now } = context
  const overstaysBefore = await readOverstayLimit(context)
  const stays = await db.stay.findMany({
    where: onSiteWhere(actor, {}, overstaysBefore),
    select: {
      inAt: true,
      employer: { select: { id: true, nameTh: true, nameEn: true } },
      workspaceArea: { select: { id: true, nameTh: true, nameEn: true } },
    },
  })
  const isOwnOnly = isContractorOnly(actor)
  return {
    asOf: now.toISOString(),
    total: stays.length,
    byArea: countedBy(stays.map(({ workspaceArea }) => workspaceArea)),
    byEmployer: countedBy(stays.map(({ employer }) => employer)),
    overstays: stays.filter(({ inAt }) => inAt < overstaysBefore).length,
    openConflicts: isOwnOnly ? 0 : await db.gateConflict.count({ where: { settledAt: null } }),
    can: { print: may(actor, 'muster'), settle: !isDevice(actor) && may(actor, 'gate') },
    silentDevices: isOwnOnly ? [] : await readSilentDevices(db, now),
  }
}

/** A device that holds something and is heard delivers it just now, or cannot: then nothing of it has come for a while. */
async function readSilentDevices(db: Db, now: Date) {
  const since = new Date(now.getTime() - SILENT_AFTER)
  const found = await listSilentDevices(db, now, since)
  const heard = found.filter(({ isHeard }) => isHeard).map(({ device }) => device.id)
  const delivered =
    heard.length === 0
      ? []
      : await db.gateEvent.findMany({
          where: { deviceId: { in: heard }, at: { gte: since } },
          select: { deviceId: true },
          distinct: ['deviceId'],
        })
  const delivering = new Set(delivered.map(({ deviceId }) => deviceId))
  return found
    .filter(({ isHeard, device }) => !isHeard || !delivering.has(device.id))
    .map(({ device }) => device)
}

type Group = Named & { id?: string; count: number }

/** The largest first. What belongs to nobody has no id and no name. */
function countedBy(all: ((Named & { id: string }) | null)[]): Group[] {
  const groups = new Map<string, Group>()
  for (const one of all) {
    const group = groups.get(one?.id ?? '') ?? { nameTh: '', nameEn: null, ...one, count: 0 }
    groups.set(one?.id ?? '', { ...group, count: group.count + 1 })
  }
  return [...groups.values()].toSorted(
    (one, other) => other.count - one.count || one.nameTh.localeCompare(other.nameTh, 'th'),
  )
}

/** A stay of a person or a guest (`key`), in milliseconds from and to. */
export type StayDuring = Omit<StayRecord, 'inAt'> & {
  key: string
  inAt: number
  outAt: number | null
}

/** Who was on site at any time of a period, by when they came in. */
export async function listStaysDuring(db: Db, from: Date, until: Date): Promise<StayDuring[]> {
  const rows = await db.stay.findMany({
    where: { inAt: { lte: until }, OR: [{ outAt: null }, { outAt: { gt: from } }] },
    select: { ...staySelect, personId: true, guestKey: true, outAt: true },
    orderBy: [{ inAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map((row) => ({
    ...presentStay(row, from),
    key: row.personId ?? row.guestKey ?? '',
    inAt: row.inAt.getTime(),
    outAt: row.outAt?.getTime() ?? null,
  }))
}

/**
 * When somebody last came in and last went out in a period, by gates of each kind, also where it changed no stay. In
 * milliseconds. Nobody's earlier passages matter in a roll call, which goes on until somebody ends it.
 */
export async function listPassagesDuring(db: Db, from: Date, until: Date) {
  const rows = await db.gateEvent.groupBy({
    by: ['personId', 'guestName', 'guestCompany', 'kind', 'isInner'],
    where: { at: { gt: from, lte: until }, kind: { not: 'Refused' } },
    _max: { at: true },
  })
  return rows.flatMap(({ kind, isInner, personId, guestName, guestCompany, _max: { at } }) => {
    const guest = guestName === null ? null : { name: guestName, company: guestCompany ?? '' }
    const key = personId ?? (guest && guestKey(guest))
    return key === null || at === null || kind === 'Refused'
      ? []
      : [{ key, kind, at: at.getTime(), isInner }]
  })
}
