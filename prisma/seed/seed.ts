import type { Database, Db } from '@/lib/platform/db/database'
import { loadSystemCredentialTypes } from '@/lib/domain/eligibility/credential-types/system/commands'
import { keepRevision } from '@/lib/domain/eligibility/requirements/revisions/commands'
import { loadSystemRequirements } from '@/lib/domain/eligibility/requirements/system/commands'
import { loadSystemTemplates } from '@/lib/domain/work/jsa-templates/system/commands'
import { inOwnerTransaction } from '@/lib/platform/db/owner-transaction'
import { writeConsents, writeProposal } from './consents'
import { writeImports } from './imports'
import { writeDeliveries } from './notice-deliveries'
import { people } from './people'
import { writePrivacyRequests } from './privacy-requests'
import { personId } from './person-rows'
import { pictureLinks } from './pictures'
import { demoRows, type DemoRows } from './demo-rows'
import { writeSiteNotices } from './site-notices'
import { writeTrainingNotices } from './training-notices'
import { writeServiceAccounts } from './service-accounts'
import { responsibleUsers } from './user-rows'
import { users } from './users'

/** Fills an empty database with a demo site: a login for each role, and a record in every status. */
export async function seedDemo(url: string, now = new Date()): Promise<void> {
  const rows = await demoRows(now)
  await inOwnerTransaction(url, async (database) => {
    await write(database, rows)
    await writeImports(database, now)
    await writeTrainingNotices(database, now)
    await writeDeliveries(database, now)
    await writeServiceAccounts(database, now)
    await writePrivacyRequests(database, now)
    await writeSiteNotices(database, now)
    await writeConsents(database.db, now)
    await writeProposal(database, now)
  })
}

async function write(database: Database, rows: DemoRows): Promise<void> {
  const { db } = database
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
  await loadSystemTemplates(database)
  await loadSystemCredentialTypes(database)
  await loadSystemRequirements(database)
  await activateRequirements(database)
  await db.jsaTemplate.createMany({ data: rows.jsaTemplates })
  await writeWork(database, rows)
  await writeTraining(db, rows)
  await db.credential.createMany({ data: rows.credentials })
  await db.credentialFile.createMany({ data: rows.credentialFiles })
  await db.bar.createMany({ data: rows.bars })
  await writeGates(db, rows)
  await db.notice.createMany({ data: rows.notices })
  await db.savedView.createMany({ data: rows.savedViews })
  await db.webhookEndpoint.createMany({ data: rows.webhookEndpoints })
  await db.webhookDelivery.createMany({ data: rows.webhookDeliveries })
  await db.auditEntry.createMany({ data: rows.auditEntries })
}

/** A new site begins with the safety training alone; the demo shows them all. */
async function activateRequirements({ db, sql }: Database): Promise<void> {
  await db.requirement.updateMany({ data: { isActive: true } })
  await keepRevision(sql)
}

async function writeWork({ db, sql }: Database, rows: DemoRows): Promise<void> {
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
  // New records are numbered from here on.
  await sql`SELECT
    setval('jsa_template_number', ${rows.jsaTemplates.length}),
    setval('task_number', ${rows.tasks.length}), setval('work_permit_number', ${rows.workPermits.permits.length})`.run()
}

async function writeTraining(db: Db, rows: DemoRows): Promise<void> {
  await db.trainingPlan.createMany({ data: rows.trainingPlans })
  await db.trainingSession.createMany({ data: rows.trainingSessions })
  await db.attendance.createMany({ data: rows.attendances.map(({ row }) => row) })
  await db.seatRequest.createMany({ data: rows.seatRequests })
}

async function writeGates(db: Db, rows: DemoRows): Promise<void> {
  await db.gate.createMany({ data: rows.gates })
  await db.gateDevice.createMany({ data: rows.gateDevices })
  await db.gateEvent.createMany({ data: rows.gateEvents })
  await db.stay.createMany({ data: rows.stays })
  await db.muster.createMany({ data: rows.musters })
  await db.musterMark.createMany({ data: rows.musterMarks })
}

/** Last, as users and assets refer to people, and people to them. */
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
