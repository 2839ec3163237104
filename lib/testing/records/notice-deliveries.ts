import type { Prisma } from '@/lib/platform/db/generated/client'
import { database } from '@/lib/platform/db/database'

export const createDelivery = (
  noticeId: string,
  userId: string,
  overrides: Partial<Prisma.NoticeDeliveryUncheckedCreateInput> = {},
) =>
  database().db.noticeDelivery.create({
    data: { noticeId, userId, channel: 'Email', nextAttemptAt: new Date(), ...overrides },
  })

/** A stop of work, of which nobody could be told. */
export async function createFailedDelivery(userId: string) {
  const { id } = await database().db.notice.create({
    data: {
      userId,
      event: 'permit.stopped',
      subjectId: crypto.randomUUID(),
      occasion: 'one',
      params: { permitNo: 'WP-1', reason: 'ฝนตก', byTh: 'สมชาย', byEn: 'Somchai' },
      plannedAt: new Date(),
    },
  })
  return createDelivery(id, userId, { status: 'Failed', lastError: '550 no such user' })
}
