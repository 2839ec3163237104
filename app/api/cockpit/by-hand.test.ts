import { beforeAll, describe, expect, test } from 'vitest'
import {
  cockpit,
  cockpitKinds,
  type CockpitItem,
  type CockpitKind,
} from '@/lib/domain/insight/cockpit/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { atOneMoment } from '@/lib/testing/calls/at-one-moment'
import { call } from '@/lib/testing/calls/call'
import type { TestUser } from '@/lib/testing/records/factories'
import {
  clearSite,
  createCast,
  createRandomSite,
  type Cast,
} from '@/lib/testing/records/random-site'
import { searchByHand } from '@/lib/testing/records/cockpit-by-hand'

/** COCKPIT_SITES=500 tries as many random sites; a few say it each time. */
const SITES = Number(process.env.COCKPIT_SITES ?? 5)

/** Kinds that a few random sites are sure to have, so that no comparison is of nothing with nothing. */
const usual: CockpitKind[] = [
  'stopped',
  'pastEnd',
  'notReady',
  'decidePermit',
  'changesRequested',
  'activate',
  'overlap',
  'rosterOpen',
  'reviewCredential',
  'credentialReturned',
  'credentialEnding',
  'trainingEnding',
  'task',
  'projectDraft',
  'staffGap',
  'companyWithoutUser',
]
const met = new Set<CockpitKind>()
let offerCount = 0

let cast: Cast
beforeAll(async () => {
  cast = await createCast()
})

describe.each(Array.from({ length: SITES }, (_, seed) => seed + 1))('random site %i', (seed) => {
  let date: string
  beforeAll(async () => {
    await clearSite()
    ;({ date } = await createRandomSite(cast, seed))
  })

  test('shows each role what it finds by hand, in one order, and no button that a page lacks', async () => {
    for (const reader of cast.readers) {
      const [{ status, body }, byHand] = await atOneMoment(async () => {
        const answer = await call(reader, cockpit.get, { date })
        return [answer, await searchByHand(reader, date)] as const
      })
      expect(status).toBe(200)
      expect(body.more).toEqual({})
      for (const [kind, rows] of Object.entries(byHand)) {
        const ids = body.items.filter((item) => item.kind === kind).map(({ subject }) => subject.id)
        const wanted = rows.map(({ id }) => id)
        expect({ kind, roles: reader.roles, ids: ids.toSorted() }).toEqual({
          kind,
          roles: reader.roles,
          ids: wanted.toSorted(),
        })
      }
      body.items.forEach(({ kind }) => met.add(kind))
      offerCount += body.items.flatMap(({ reasons }) =>
        reasons.flatMap(({ offers }) => offers),
      ).length
      expectOwnCompanyOnly(reader, body.items)
      expect(placesOf(body.items)).toEqual(placesOf(body.items).toSorted())
      for (const item of body.items) await expectOffersHold(reader, item, date)
    }
  }, 600_000)
})

test('the sites had work of each usual kind, and seats to offer', () => {
  expect(usual.filter((kind) => !met.has(kind))).toEqual([])
  expect(offerCount).toBeGreaterThan(0)
})

function expectOwnCompanyOnly(
  { roles, employerId }: TestUser,
  items: readonly CockpitItem[],
): void {
  if (roles.join() !== 'Contractor') return
  const companies = items.flatMap(({ employer }) => employer?.id ?? [])
  expect(companies.filter((id) => id !== employerId)).toEqual([])
}

/** Sortable by text. */
const placesOf = (items: readonly CockpitItem[]) =>
  items.map(
    ({ dueAt, kind }) => `${dueAt ?? '9'} ${String(cockpitKinds.indexOf(kind)).padStart(2, '0')}`,
  )

async function expectOffersHold(reader: TestUser, item: CockpitItem, date: string): Promise<void> {
  const { subject, can, reasons } = item
  if (subject.type === 'work-permit') {
    const { body } = await call(reader, workPermits.get, { id: subject.id })
    const offered: readonly string[] = [...body.availableCommands, 'enroll']
    expect(can.filter((command) => !offered.includes(command))).toEqual([])
  }
  for (const offer of reasons.flatMap(({ offers }) => offers)) {
    const { body } = await call(reader, trainingSessions.get, { id: offer.sessionId })
    expect(body.date < date).toBe(true)
    expect(body.seatsFree).toBeGreaterThanOrEqual(offer.personIds.length)
    expect(body.can.enroll).toBe(true)
  }
}
