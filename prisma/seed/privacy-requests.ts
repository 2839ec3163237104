import { dueOf, type privacyRequestKinds } from '@/lib/domain/people/privacy-requests/rules'
import { privacyRequestWorkflow } from '@/lib/domain/people/privacy-requests/workflow'
import { record } from '@/lib/platform/audit/audit'
import { fromUtcDate, toUtcDate } from '@/lib/platform/dates/day'
import type { Database } from '@/lib/platform/db/database'
import { calendarOf } from './calendar'
import { demoId } from './ids'
import { personId } from './person-rows'
import { userId } from './user-rows'

type Answer = { status: 'Done' | 'Refused' | 'Withdrawn'; reason: string; daysAgo: number }
type Request = {
  person: string
  kind: (typeof privacyRequestKinds)[number]
  details: string | null
  /** In days. */
  receivedAgo: number
  answer?: Answer
}

const requests: Request[] = [
  {
    person: 'kitti',
    kind: 'Access',
    details: 'ขอสำเนาประวัติการอบรมและบันทึกการเข้าออกทั้งหมด',
    receivedAgo: 25,
  },
  { person: 'pranee', kind: 'Erasure', details: 'ขอให้ลบรูปถ่ายและข้อมูลติดต่อ', receivedAgo: 3 },
  { person: 'manop', kind: 'Correction', details: 'ตัวสะกดนามสกุลภาษาอังกฤษ', receivedAgo: 33 },
  {
    person: 'phairot',
    kind: 'Correction',
    details: 'หมายเลขโทรศัพท์ใหม่',
    receivedAgo: 40,
    answer: { status: 'Done', reason: 'แก้ไขหมายเลขแล้วและแจ้งผู้ขอทางโทรศัพท์', daysAgo: 38 },
  },
  {
    person: 'wirat',
    kind: 'Objection',
    details: 'ไม่ต้องการให้เก็บบันทึกการเข้าออกประตู',
    receivedAgo: 60,
    answer: {
      status: 'Refused',
      reason: 'จำเป็นต่อการตรวจนับคนเมื่อเกิดเหตุฉุกเฉิน บันทึกจะถูกลบเมื่อครบ 180 วัน',
      daysAgo: 45,
    },
  },
  {
    person: 'nipha',
    kind: 'ConsentWithdrawal',
    details: null,
    receivedAgo: 20,
    answer: { status: 'Withdrawn', reason: 'ผู้ขอแจ้งว่าให้ใช้รูปถ่ายต่อได้', daysAgo: 19 },
  },
]

/** One in each status, one of them due soon and one late. */
export async function writePrivacyRequests({ db, sql }: Database, now: Date): Promise<void> {
  const { inDays, morning } = calendarOf(now)
  const receiver = userId('wichai')
  const author = { sql, actor: { userId: receiver }, traceId: 'demo' }
  for (const [index, { person, kind, details, receivedAgo, answer }] of requests.entries()) {
    const { id: whose, code } = await db.person.findUniqueOrThrow({
      where: { id: personId(person) },
    })
    const id = demoId('privacyRequest', index + 1)
    const receivedAt = fromUtcDate(inDays(-receivedAgo))
    const dueAt = dueOf(receivedAt)
    const closed = answer && { closedAt: morning(answer.daysAgo), closedByUserId: receiver }
    await db.privacyRequest.create({
      data: {
        id,
        personId: whose,
        personCode: code,
        kind,
        details,
        receivedAt: toUtcDate(receivedAt),
        dueAt: toUtcDate(dueAt),
        receivedByUserId: receiver,
        createdAt: morning(receivedAgo),
        ...(answer && { ...closed, status: answer.status, reason: answer.reason }),
      },
    })
    const subject = { type: 'privacy-request', id }
    await record(author, 'privacy-request.saved', subject, {
      personId: whose,
      kind,
      receivedAt,
      dueAt,
    })
    if (answer)
      await record(author, privacyRequestWorkflow.eventOf('close'), subject, {
        from: 'Open',
        to: answer.status,
      })
  }
}
