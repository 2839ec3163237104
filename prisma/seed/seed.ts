import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import type { Db } from '@/lib/platform/db/client'
import { loadSystemTemplates } from '@/lib/domain/work/jsa-templates/system/commands'
import { PrismaClient } from '@/lib/platform/db/generated/client'
import { people } from './people'
import { personId } from './person-rows'
import { pictureLinks } from './pictures'
import { demoRows, type DemoRows } from './demo-rows'
import { responsibleUsers } from './user-rows'
import { users } from './users'

/** Fills an empty database with a site at work: one login per role, and a record in every status. */
export async function seedDemo(url: string, now = new Date()): Promise<void> {
  const rows = await demoRows(now)
  const prisma = connect(url)
  try {
    await prisma.$transaction((db) => write(db, rows), { timeout: 30_000 })
  } finally {
    await prisma.$disconnect()
  }
}

function connect(url: string): PrismaClient {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    // adapter-pg reads and writes timestamps as if the session were in UTC
    onConnect: async (client) => void (await client.query("SET TIME ZONE 'UTC'")),
  })
  return new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) })
}

async function write(db: Db, rows: DemoRows): Promise<void> {
  await db.employer.createMany({ data: rows.employers })
  await db.person.createMany({ data: rows.people })
  await db.user.createMany({ data: rows.users })
  await db.account.createMany({ data: rows.accounts })
  await db.invitation.createMany({ data: rows.invitations })
  await db.asset.createMany({ data: rows.assets })
  await linkPeople(db)
  await db.workspaceArea.createMany({ data: rows.workspaceAreas })
  await db.documentTemplate.createMany({ data: rows.documentTemplates })
  await db.holiday.createMany({ data: rows.holidays })
  await loadSystemTemplates(db)
  await db.jsaTemplate.createMany({ data: rows.jsaTemplates })
  await writeWork(db, rows)
  await writeTraining(db, rows)
  await db.auditEntry.createMany({ data: rows.auditEntries })
}

async function writeWork(db: Db, rows: DemoRows): Promise<void> {
  await db.project.createMany({ data: rows.projects })
  await db.projectUser.createMany({ data: rows.projectUsers })
  await db.projectWorkspaceArea.createMany({ data: rows.projectAreas })
  await db.projectDocumentTemplate.createMany({ data: rows.projectDocuments })
  await db.task.createMany({ data: rows.tasks })
  await db.taskLog.createMany({ data: rows.taskLogs })
  await db.workPermit.createMany({ data: rows.workPermits.permits })
  await db.workPermitWorker.createMany({ data: rows.workPermits.workers })
  await db.workPermitApproval.createMany({ data: rows.workPermits.approvals })
  await db.workPermitLog.createMany({ data: rows.workPermits.logs })
  // What is made on the screens is numbered from here on.
  await db.$queryRaw`SELECT
    setval('jsa_template_number', ${rows.jsaTemplates.length}),
    setval('task_number', ${rows.tasks.length}), setval('work_permit_number', ${rows.workPermits.permits.length})`
}

async function writeTraining(db: Db, rows: DemoRows): Promise<void> {
  await db.trainingPlan.createMany({ data: rows.trainingPlans })
  await db.trainingSession.createMany({ data: rows.trainingSessions })
  await db.attendance.createMany({ data: rows.attendances.map(({ row }) => row) })
}

/** People refer to users and assets, which refer to people and users: this way round comes last. */
async function linkPeople(db: Db): Promise<void> {
  for (const employer of ['a', 'b'] as const) {
    const workers = people.filter((person) => person.employer === employer && !isUser(person.key))
    await db.person.updateMany({
      where: { id: { in: workers.map(({ key }) => personId(key)) } },
      data: { responsibleUserId: responsibleUsers[employer] },
    })
  }
  for (const { personId: id, ...links } of pictureLinks)
    await db.person.update({ where: { id }, data: links, select: { id: true } })
}

const isUser = (key: string) => users.some(({ person }) => person === key)
