import { randomUUID } from 'node:crypto'
import { musters } from '@/lib/domain/gate/musters/contract'
import { MINUTE } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { InputOf } from '@/lib/platform/contract/contract'
import { call, type Caller } from '../calls/call'
import { createUser } from './factories'

/** A drill that is over, at which nobody was on site. */
export const createMuster = async (overrides: Partial<Prisma.MusterUncheckedCreateInput> = {}) => {
  const startedByUserId =
    overrides.startedByUserId ?? (await createUser('SafetyOfficer', { email: null })).userId
  return database().db.muster.create({
    data: {
      kind: 'Drill',
      startedAt: new Date(Date.now() - 10 * MINUTE),
      startedByUserId,
      endedAt: new Date(Date.now() - MINUTE),
      endedByUserId: startedByUserId,
      expected: 0,
      found: 0,
      missing: 0,
      ...overrides,
    },
  })
}

/** Only one muster runs at a time. */
export async function endRunningMuster(): Promise<void> {
  const { userId } = await createUser('SafetyOfficer', { email: null })
  await database().db.muster.updateMany({
    where: { endedAt: null },
    data: { endedAt: new Date(), endedByUserId: userId, expected: 0, found: 0, missing: 0 },
  })
}

export async function createRunningMuster(startedAt = new Date(Date.now() - 10 * MINUTE)) {
  await endRunningMuster()
  return createMuster({
    startedAt,
    endedAt: null,
    endedByUserId: null,
    expected: null,
    found: null,
    missing: null,
  })
}

type Mark = InputOf<typeof musters.mark>['marks'][number]

/** Somebody was found just now. */
export const markOf = (personId: string, overrides: Partial<Mark> = {}): Mark => ({
  actionId: randomUUID(),
  ...(!overrides.guest && { personId }),
  status: 'Found',
  at: new Date().toISOString(),
  ...overrides,
})

export const sendMarks = (
  caller: Caller,
  marks: Mark[],
  { musterId, headers }: { musterId?: string; headers?: Record<string, string> } = {},
) => call(caller, musters.mark, { musterId, deviceNow: new Date().toISOString(), marks }, headers)

/** The status of everybody in a muster, by key. */
export async function statusesIn(caller: Caller, id: string): Promise<Record<string, string>> {
  const { body } = await call(caller, musters.get, { id })
  return Object.fromEntries(body.people.map(({ key, status }) => [key, status]))
}
