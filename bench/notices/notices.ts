import type { BenchDatabase } from '../side-by-side/database'
import { inProcess } from '../side-by-side/in-process'
import { figure, table } from '../side-by-side/markdown'

const PEOPLE = 10_000

/** 10,000 reminders of training that ends, from the people to the outbox. Returns Markdown. */
export const benchNotices = (): Promise<string> => inProcess(measure)

async function measure(bench: BenchDatabase): Promise<string> {
  const { provideUsers } = await import('../../lib/domain/directory')
  const { notifyOfEndingTraining } = await import(
    '../../lib/domain/people/persons/notices/commands'
  )
  const { planNotices } = await import('../../lib/domain/people/notice-deliveries/plan/commands')
  const { deliverNotices } = await import(
    '../../lib/domain/people/notice-deliveries/deliver/commands'
  )
  const { findSettledNotices } = await import('../../lib/domain/settled-notices')
  const { migrateJobs } = await import('../../lib/platform/jobs/jobs')
  const { inTransaction } = await import('../../lib/platform/db/database')
  provideUsers()
  await migrateJobs(bench.url)
  await fill(bench)
  const now = new Date()
  const making = await secondsOf(() =>
    inTransaction((connections) => notifyOfEndingTraining(connections, now)),
  )
  const planning = await secondsOf(() => planNotices(now))
  // At the digest all are due at once.
  const morning = new Date(now.getTime() + 86_400_000)
  const delivering = await secondsOf(() => deliverNotices(morning, findSettledNotices))
  const { rows } = await bench.run(`SELECT
    (SELECT count(*)::int FROM "notice_deliveries" WHERE "status" = 'Sent') AS "sent",
    (SELECT count(*)::int FROM "outbox_mails") AS "mails"`)
  const [{ sent, mails }] = rows as [{ sent: number; mails: number }]
  if (sent !== PEOPLE) throw new Error(`${sent} of ${PEOPLE} reminders were sent`)
  const all = making + planning + delivering
  return [
    `## ${PEOPLE} reminders in ${mails} mails`,
    table(
      ['', 'aim', 'seconds'],
      [
        ['make', '', figure(making)],
        ['plan', '', figure(planning)],
        ['deliver to the outbox', '', figure(delivering)],
        ['all', '30', figure(all)],
      ],
    ),
  ].join('\n\n')
}

/** Half of the people have a responsible user of their own, who gets a mail for each of them. */
async function fill(bench: BenchDatabase): Promise<void> {
  await bench.run(`UPDATE "users" SET "email" = "id" || '@example.com' WHERE "email" IS NULL`)
  await bench.run(`
    INSERT INTO "persons" ("id", "firstNameTh", "lastNameTh", "trainingStatus", "trainingValidUntil", "updatedAt")
    SELECT md5('reminded-' || n)::uuid, 'คน', n::text, 'Passed', current_date + 5, now()
    FROM generate_series(1, ${PEOPLE}) n`)
  await bench.run(`
    INSERT INTO "users" ("id", "personId", "email", "roles", "updatedAt")
    SELECT md5('reminded-user-' || n)::uuid, md5('reminded-' || n)::uuid, 'reminded-' || n || '@example.com',
      '{SafetyOfficer}', now()
    FROM generate_series(1, ${PEOPLE / 2}) n`)
  await bench.run(`
    UPDATE "persons" SET "responsibleUserId" = CASE WHEN "lastNameTh"::int <= ${PEOPLE / 2} THEN
      md5('reminded-user-' || "lastNameTh")::uuid ELSE md5('user-' || "lastNameTh"::int % 60)::uuid END
    WHERE "firstNameTh" = 'คน'`)
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}
