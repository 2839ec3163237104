import { mailText } from '@/lib/domain/people/mail-outbox/present'
import { presentNotice } from '@/lib/domain/people/notices/present'
import { addresseeSelect } from '@/lib/domain/people/users/addressees/queries'
import { findUserIdsByName } from '@/lib/domain/people/users/names/queries'
import {
  readDateStyle,
  readDefaultLocale,
  readerOf,
  readTimeZone,
} from '@/lib/domain/site/settings/queries'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { instantsOfDays } from '@/lib/platform/dates/instant'
import type { Db } from '@/lib/platform/db/database'
import { delay } from '@/lib/platform/db/delay'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import type { ReadSql } from '@/lib/platform/db/sql'
import type { ReadContext } from '@/lib/platform/http/context'
import { isLocale } from '@/lib/platform/i18n/locale'
import { noticeEventNames } from '@/lib/platform/notices/events'
import type { DeliveryDetail, noticeDeliveries } from './contract'
import { noticeLetter, pageOfNotice, shortLetter, styleIn } from './letter/present'
import { deliverySelect, presentDelivery } from './present'
import type { DeliveryStatus } from './rules'

type Where = Prisma.NoticeDeliveryWhereInput

const sorting = {
  createdAt: (direction) => [{ createdAt: direction }],
} satisfies Sorting<Prisma.NoticeDeliveryOrderByWithRelationInput>

/** As `stateOf` says it. */
const inStatus: Record<DeliveryStatus, Where> = {
  Waiting: {
    OR: [
      { status: 'Waiting' },
      { status: 'Sent', mail: { status: 'Waiting' } },
      { status: 'Sent', message: { status: 'Waiting' } },
    ],
  },
  Held: { status: 'Held' },
  Sent: {
    status: 'Sent',
    OR: [
      { mailId: null, messageId: null },
      { mail: { status: 'Sent' } },
      { message: { status: 'Sent' } },
    ],
  },
  Failed: {
    OR: [
      { status: 'Failed' },
      { status: 'Sent', mail: { status: { in: ['Failed', 'Revoked'] } } },
      { status: 'Sent', message: { status: 'Failed' } },
    ],
  },
  Skipped: { status: 'Skipped' },
}

/** The latest first, unless asked otherwise. */
export async function searchDeliveries(
  context: ReadContext,
  {
    sort = '-createdAt',
    page,
    pageSize,
    ...filters
  }: CheckedInputOf<typeof noticeDeliveries.search>,
): Promise<OutputOf<typeof noticeDeliveries.search>> {
  const { db, actor } = context
  const where = await matching(db, filters)
  const paging = pagingOf({ sort, page, pageSize }, sorting)
  const rows = await db.noticeDelivery.findMany({ where, select: deliverySelect, ...paging })
  const reader = await readerOf(context)
  return {
    rows: rows.map((row) => presentDelivery(row, actor, reader)),
    total: await totalOf(paging, rows, () => db.noticeDelivery.count({ where })),
  }
}

type Filters = Omit<CheckedInputOf<typeof noticeDeliveries.search>, 'page' | 'pageSize' | 'sort'>

async function matching(
  db: Db,
  { keyword, status, event, channel, fromDate, toDate }: Filters,
): Promise<Where> {
  const timeZone = await readTimeZone({ db })
  const people = keyword ? await findUserIdsByName(db, keyword) : undefined
  return {
    channel,
    notice: { event: event ?? { in: noticeEventNames } },
    ...(people && { userId: { in: people } }),
    ...(status && { AND: [inStatus[status]] }),
    createdAt: instantsOfDays(timeZone, fromDate, toDate),
  }
}

const detailSelect = {
  ...deliverySelect,
  user: { select: { ...addresseeSelect, roles: true, locale: true } },
  mail: {
    select: {
      ...deliverySelect.mail.select,
      subject: true,
      text: true,
      html: true,
      link: true,
      unsubscribeLink: true,
    },
  },
} satisfies Prisma.NoticeDeliverySelect

type DetailRow = Prisma.NoticeDeliveryGetPayload<{ select: typeof detailSelect }>

export async function getDelivery(
  context: ReadContext,
  { id }: CheckedInputOf<typeof noticeDeliveries.get>,
): Promise<DeliveryDetail> {
  const { db, actor } = context
  const row = await db.noticeDelivery.findFirst({
    where: { id, notice: { event: { in: noticeEventNames } } },
    select: detailSelect,
  })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  const { subject, text } = row.mail
    ? { subject: row.mail.subject, ...mailText(row.mail) }
    : await textToBe(db, row)
  const delivery = presentDelivery(row, actor, await readerOf(context))
  return { ...delivery, subject, text, mailId: row.mailId }
}

/** What is not written yet, or is not kept, by itself. */
async function textToBe(db: Db, { channel, notice, user }: DetailRow) {
  const locale = isLocale(user.locale) ? user.locale : await readDefaultLocale(db)
  const presented = presentNotice(notice, user, styleIn(locale, await readDateStyle(db)))
  if (channel !== 'Email') {
    const { title, text } = shortLetter(locale, [presented])
    return { subject: title, text }
  }
  const { subject, ...words } = noticeLetter({ person: user.person, locale, notices: [presented] })
  return {
    subject,
    ...mailText({ ...words, link: pageOfNotice(presented), unsubscribeLink: null }),
  }
}

/** In seconds; null where no delivery is due. */
export const readDeliveryDelay = async (sql: ReadSql): Promise<number | null> =>
  (
    await sql`SELECT extract(epoch FROM now() - min("nextAttemptAt"))::float8 AS "seconds" FROM (
      SELECT "nextAttemptAt" FROM "notice_deliveries" WHERE "status" IN ('Waiting', 'Held')
      UNION ALL SELECT "nextAttemptAt" FROM "notice_messages" WHERE "status" = 'Waiting') open
      WHERE "nextAttemptAt" <= now()`.one(delay)
  ).seconds
