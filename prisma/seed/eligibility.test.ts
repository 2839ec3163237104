import { beforeAll, expect, test } from 'vitest'
import { readVerdicts } from '@/lib/domain/eligibility/eligibility/queries'
import type { Verdict } from '@/lib/domain/eligibility/eligibility/rules'
import { busyStatuses } from '@/lib/domain/work/work-permits/overlaps/rules'
import {
  caseOf,
  permitFactsSelect,
  workersOf,
} from '@/lib/domain/work/work-permits/readiness/queries'
import { database } from '@/lib/platform/db/database'
import { ownerUrl } from '@/lib/testing/runs/owner'
import { seedDemo } from './seed'

const now = new Date('2027-12-31T20:00:00Z')

beforeAll(() => seedDemo(ownerUrl(), now))

const codesOf = ({ reasons }: Verdict) =>
  reasons.flatMap(({ effect, code }) => (effect === 'Refuse' ? [code] : []))

test('all requirements are active, and keep two workers from the permits of tomorrow', async () => {
  const { db, sql } = database()
  expect(await db.requirement.count({ where: { isActive: false } })).toBe(0)
  const permits = await db.workPermit.findMany({
    where: { status: { in: [...busyStatuses] } },
    select: { ...permitFactsSelect, permitNo: true },
  })
  expect(permits.length).toBeGreaterThan(10)
  const refused: string[] = []
  for (const permit of permits)
    for (const verdict of await readVerdicts(sql, workersOf(permit), caseOf(permit, now)))
      for (const code of codesOf(verdict))
        refused.push(
          `${permit.workDate?.toISOString().slice(0, 10)} ${verdict.person.firstNameTh} ${code}`,
        )
  expect(new Set(refused)).toEqual(
    new Set(['2028-01-02 สมบัติ worker-not-trained', '2028-01-02 ขิ่นมาร์ worker-barred']),
  )
})

test('somebody is refused at the gate for each of several reasons', async () => {
  const { db, sql } = database()
  const people = await db.person.findMany({ select: { id: true } })
  const verdicts = await readVerdicts(sql, people, { purpose: 'Enter', at: now })
  expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(
    new Set(['allowed', 'warned', 'refused']),
  )
  expect(verdicts.flatMap(codesOf)).toEqual(
    expect.arrayContaining(['worker-not-trained', 'worker-training-over', 'worker-barred']),
  )
})

test('nobody who is on site would be refused at the gate', async () => {
  const { db, sql } = database()
  const stays = await db.stay.findMany({ where: { outAt: null }, select: { personId: true } })
  const inside = stays.flatMap(({ personId }) => (personId ? [{ id: personId }] : []))
  expect(inside.length).toBeGreaterThan(10)
  const verdicts = await readVerdicts(sql, inside, { purpose: 'Enter', at: now })
  expect(verdicts.flatMap(codesOf)).toEqual([])
})
