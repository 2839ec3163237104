import {
  noticeLetter,
  pageOfNotice,
  styleIn,
} from '@/lib/domain/people/notice-deliveries/letter/present'
import { hasChannel } from '@/lib/domain/people/notice-settings/rules'
import { presentNotice } from '@/lib/domain/people/notices/present'
import {
  readNoticeAddressees,
  type NoticeAddressee,
} from '@/lib/domain/people/users/names/recipients/queries'
import { readDateStyle } from '@/lib/domain/site/settings/queries'
import type { Database } from '@/lib/platform/db/database'
import type { Notice, Prisma } from '@/lib/platform/db/generated/client'
import { noticeEventNames } from '@/lib/platform/notices/events'
import { HOUR } from '@/lib/platform/dates/durations'
import { demoId } from './ids'

type Delivery = Pick<Prisma.NoticeDeliveryCreateManyInput, 'status' | 'attempts' | 'lastError'>
type Mail = Pick<Prisma.OutboxMailCreateManyInput, 'status' | 'attempts' | 'lastError'>

type Site = Parameters<typeof styleIn>[1]

/** By turns; what is open was read before, so that nothing of the demo is sent. */
const states: { delivery: Delivery; mail?: Mail }[] = [
  { delivery: { status: 'Sent', attempts: 1 }, mail: { status: 'Sent', attempts: 1 } },
  { delivery: { status: 'Skipped', lastError: 'read' } },
  {
    delivery: { status: 'Sent', attempts: 1 },
    mail: { status: 'Failed', attempts: 1, lastError: '550 5.1.1 No such user here' },
  },
  { delivery: { status: 'Held' } },
  { delivery: { status: 'Skipped', lastError: 'settled' } },
  { delivery: { status: 'Waiting' } },
]

/** How the latest notices that were read went out, in every state. */
export async function writeDeliveries({ db }: Database, now: Date): Promise<void> {
  const told = await db.notice.findMany({
    where: {
      readAt: { not: null },
      event: { in: noticeEventNames.filter((event) => hasChannel(event, 'Email')) },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: 4 * states.length,
  })
  const site = await readDateStyle(db)
  const users = await readNoticeAddressees(
    db,
    told.map(({ userId }) => userId),
  )
  const rows = told.flatMap((notice, index) => {
    const state = states[index % states.length]!
    const user = users.get(notice.userId)
    if (!user) return []
    const mailId = demoId('mail', index + 1)
    return {
      mail: state.mail && {
        ...letterOf(notice, user, site),
        ...state.mail,
        id: mailId,
        sentAt: state.mail.status === 'Sent' ? notice.createdAt : null,
      },
      delivery: {
        ...state.delivery,
        id: demoId('noticeDelivery', index + 1),
        noticeId: notice.id,
        userId: notice.userId,
        channel: 'Email',
        createdAt: notice.createdAt,
        sentAt: state.mail && notice.createdAt,
        nextAttemptAt: new Date(now.getTime() + HOUR),
        mailId: state.mail && mailId,
      },
    }
  })
  await db.outboxMail.createMany({ data: rows.flatMap(({ mail }) => mail ?? []) })
  await db.noticeDelivery.createMany({ data: rows.map(({ delivery }) => delivery) })
}

function letterOf(notice: Notice, user: NoticeAddressee, site: Site) {
  const shown = presentNotice(notice, user, styleIn('th', site))
  return {
    ...noticeLetter({ person: user.person, locale: 'th', notices: [shown] }),
    userId: user.id,
    toAddress: user.email ?? '',
    kind: 'Notices',
    noticeId: notice.id,
    carriesLink: false,
    link: pageOfNotice(shown),
    usefulUntil: new Date(notice.createdAt.getTime() + 7 * 24 * HOUR),
    nextAttemptAt: notice.createdAt,
    createdAt: notice.createdAt,
  }
}
