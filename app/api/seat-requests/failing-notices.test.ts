import { expect, test } from 'vitest'
import { jobs } from '@/lib/domain/jobs'
import { sendNotices } from '@/lib/domain/training/seat-requests/notices/commands'
import { PROMOTE_SEATS } from '@/lib/domain/training/seat-requests/of-session/commands'
import { database } from '@/lib/platform/db/database'
import { createUser } from '@/lib/testing/records/factories'
import { createSeatRequest } from '@/lib/testing/records/seat-requests'
import { asOwner } from '@/lib/testing/runs/owner'

await asOwner(`CREATE FUNCTION refuse() RETURNS TRIGGER LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'out of order'; END $$`)

const createEndedRequest = ({ employerId }: { employerId: string | null }) =>
  createSeatRequest({
    status: 'Ended',
    endReason: 'session-cancelled',
    notice: 'ended',
    contractorId: employerId!,
  })

test('a queue that cannot be advanced holds up the mails of no other one', async () => {
  const stuck = await createSeatRequest({ status: 'Offered', offerUntil: new Date() })
  const over = await createEndedRequest(await createUser('Contractor'))
  await asOwner(`CREATE TRIGGER "refuse" BEFORE UPDATE ON "seat_requests" FOR EACH ROW
    WHEN (OLD."id" = '${stuck.id}') EXECUTE FUNCTION refuse()`)
  const { work } = jobs.find(({ name }) => name === PROMOTE_SEATS)!
  await expect(work(new Date())).rejects.toThrow(AggregateError)
  const told = await database().db.outboxMail.count({
    where: { dedupeKey: { contains: over.id } },
  })
  expect(told).toBe(1)
})

test('a company that cannot be told of its request holds up no other one', async () => {
  const clerks = [await createUser('Contractor'), await createUser('Contractor')]
  for (const clerk of clerks) await createEndedRequest(clerk)
  await asOwner(`CREATE TRIGGER "refuse" BEFORE INSERT ON "outbox_mails" FOR EACH ROW
    WHEN (NEW."userId" = '${clerks[0]!.userId}') EXECUTE FUNCTION refuse()`)
  await expect(sendNotices(new Date())).rejects.toThrow(Error)
  expect(await database().db.outboxMail.count({ where: { userId: clerks[1]!.userId } })).toBe(1)
})
