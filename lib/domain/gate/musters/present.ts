import { passerSelect, presentPasser } from '@/lib/domain/gate/gate/present'
import { userNameSelect } from '@/lib/domain/people/persons/present'
import { userNames, type PersonName } from '@/lib/domain/people/persons/rules'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { MusterPerson, MusterRecord } from './contract'
import type { Counts } from './rules'

const names = { id: true, nameTh: true, nameEn: true } as const
const user = { select: userNameSelect } as const
const device = { select: { name: true } } as const

export const musterSelect = {
  id: true,
  kind: true,
  startedAt: true,
  startedByUser: user,
  startedByDevice: device,
  endedAt: true,
  endedByUser: user,
  endedByDevice: device,
  endReason: true,
  expected: true,
  found: true,
  missing: true,
  forgottenAt: true,
} satisfies Prisma.MusterSelect
export type MusterRow = Prisma.MusterGetPayload<{ select: typeof musterSelect }>

export const markSelect = {
  id: true,
  personId: true,
  person: { select: { ...passerSelect, employer: { select: names } } },
  guestName: true,
  guestCompany: true,
  status: true,
  point: true,
  at: true,
  actorUser: user,
  device,
} satisfies Prisma.MusterMarkSelect
export type MarkRow = Prisma.MusterMarkGetPayload<{ select: typeof markSelect }>

type By = {
  user: { id: string; person: PersonName } | null
  device: { name: string } | null
}

const presentBy = ({ user: found, device: used }: By): MusterRecord['startedBy'] => ({
  user: found && userNames(found),
  device: used?.name ?? null,
})

/** `counts` are those of now; of a muster that has ended the stored ones are shown. */
export function presentMuster(row: MusterRow, counts: Counts | null): MusterRecord {
  const { id, kind, startedAt, endedAt, endReason } = row
  const { expected, found, missing } = {
    expected: row.expected ?? counts?.expected ?? 0,
    found: row.found ?? counts?.found ?? 0,
    missing: row.missing ?? counts?.missing ?? 0,
  }
  return {
    id,
    kind,
    startedAt: startedAt.toISOString(),
    startedBy: presentBy({ user: row.startedByUser, device: row.startedByDevice }),
    endedAt: endedAt?.toISOString() ?? null,
    endedBy: endedAt && presentBy({ user: row.endedByUser, device: row.endedByDevice }),
    endReason,
    expected,
    found,
    missing,
    notOnSite: expected - found - missing,
  }
}

export const decidedByMark = ({ at, point, actorUser, device: used }: MarkRow) =>
  ({
    how: 'mark',
    at: at.toISOString(),
    point,
    ...presentBy({ user: actorUser, device: used }),
  }) satisfies MusterPerson['decided']

/** Somebody who was marked and is not known to have been inside. */
export const markedAlone = ({ person, guestName, guestCompany }: MarkRow) => ({
  person: person && presentPasser(person),
  guest:
    guestName !== null && guestCompany !== null
      ? { name: guestName, company: guestCompany, escort: null }
      : null,
  employer: person?.employer ?? null,
  workspaceArea: null,
})
