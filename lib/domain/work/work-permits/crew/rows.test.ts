import fs from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { permitStatuses } from '../workflow'
import { database, inTransaction } from '@/lib/platform/db/database'
import {
  createPerson,
  createProject,
  createUser,
  createWorkPermit,
} from '@/lib/testing/records/factories'
import { asOwner } from '@/lib/testing/runs/owner'

const { db, sql } = database()
const { userId } = await createUser('SafetyOfficer')
const projects = await Promise.all([createProject(), createProject(), createProject()])
const people = await Promise.all(Array.from({ length: 6 }, () => createPerson()))

const line = z.object({ projectId: z.guid(), personId: z.guid(), permits: z.int() })
const kept = () =>
  sql`SELECT "projectId", "personId", "permits" FROM "crew_members" ORDER BY 1, 2`.rows(line)
const counted = () =>
  sql`
  SELECT permit."projectId", worker."personId", count(*)::int AS "permits"
  FROM "work_permits" permit JOIN "work_permit_workers" worker ON worker."permitId" = permit."id"
  WHERE permit."projectId" IS NOT NULL AND permit."status" NOT IN ('Rejected', 'Cancelled')
  GROUP BY 1, 2 ORDER BY 1, 2`.rows(line)

const COUNTED_ANEW = fs.readFileSync(
  'prisma/migrations/20261129010000_crews_counted_anew/migration.sql',
  'utf8',
)

/** Also of the owner, whose waiting no other login may see. */
const countWaiting = async () =>
  (
    await sql`SELECT count(*)::int AS "count" FROM "pg_locks"
      WHERE NOT "granted" AND "relation" = 'crew_members'::regclass`.one(
      z.object({ count: z.int() }),
    )
  ).count

const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!
const anyCrew = () =>
  people.filter(() => Math.random() < 0.5).map(({ id }, position) => ({ personId: id, position }))
const anyPlace = () => ({
  projectId: oneOf([...projects, null])?.id ?? null,
  status: oneOf(permitStatuses),
})

async function changePermit(id: string): Promise<void> {
  const change = oneOf(['place', 'crew', 'both', 'remove'] as const)
  await inTransaction(async ({ db: own }) => {
    if (change === 'remove') await own.workPermit.delete({ where: { id } })
    if (change === 'place' || change === 'both')
      await own.workPermit.update({ where: { id }, data: anyPlace() })
    if (change === 'crew' || change === 'both') {
      await own.workPermitWorker.deleteMany({ where: { permitId: id } })
      await own.workPermitWorker.createMany({
        data: anyCrew().map((worker) => ({ ...worker, permitId: id })),
      })
    }
  })
}

const addPermit = () =>
  createWorkPermit({ requestedByUserId: userId, ...anyPlace(), workers: { create: anyCrew() } })

test('the crews of projects are those whom their permits name, whatever becomes of these', async () => {
  for (let round = 0; round < 20; round++) {
    await addPermit()
    await addPermit()
    const ids = (await db.workPermit.findMany({ select: { id: true } })).map(({ id }) => id)
    await Promise.all(ids.filter(() => Math.random() < 0.5).map(changePermit))
    expect(await kept()).toEqual(await counted())
  }
  expect((await kept()).length).toBeGreaterThan(0)
})

test('what the first count missed is counted anew, also beside changes that are not written yet', async () => {
  const added = Array.from({ length: 4 }, () =>
    createWorkPermit({
      requestedByUserId: userId,
      projectId: projects[0]!.id,
      workers: { create: people.map(({ id }, position) => ({ personId: id, position })) },
    }),
  )
  const [permit, removed] = await Promise.all(added)
  const wrong = `UPDATE "crew_members" SET "permits" = "permits" + 7 WHERE "personId" = $1`
  await asOwner(wrong, [people[0]!.id])
  await asOwner(`DELETE FROM "crew_members" WHERE "personId" = $1`, [people[1]!.id])
  await asOwner(
    `INSERT INTO "crew_members" ("projectId", "personId", "permits") VALUES ($1, $2, -1)`,
    [(await createProject()).id, people[2]!.id],
  )
  expect(await kept()).not.toEqual(await counted())

  let recount: Promise<unknown> | undefined
  await inTransaction(async ({ db: own }) => {
    await own.workPermitWorker.deleteMany({ where: { permitId: permit!.id } })
    recount = asOwner(COUNTED_ANEW)
    await expect.poll(countWaiting).toBe(1)
    await own.workPermit.delete({ where: { id: removed!.id } })
  })
  await recount
  expect(await kept()).toEqual(await counted())
})

test('a worker of a permit does not become somebody else', async () => {
  const permit = await createWorkPermit({
    requestedByUserId: userId,
    workers: { create: [{ personId: people[0]!.id, position: 0 }] },
  })
  await expect(
    sql`UPDATE "work_permit_workers" SET "personId" = ${people[1]!.id}::uuid WHERE "permitId" = ${permit.id}::uuid`.run(),
  ).rejects.toThrow('is removed and added')
})
