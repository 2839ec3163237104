import { readUserNames } from '@/lib/domain/people/users/names/queries'
import { readerOf } from '@/lib/domain/site/settings/queries'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { formatDay } from '@/lib/platform/dates/format'
import { asXlsx, LIMITS } from '@/lib/platform/export/files/table-files'
import { rowsByIds } from '@/lib/platform/export/rows'
import type { Reader } from '@/lib/platform/export/table'
import type { Context } from '@/lib/platform/http/context'
import { messages } from '@/lib/platform/i18n/catalogue'
import { messageAt } from '@/lib/platform/i18n/message-at'
import { translator } from '@/lib/platform/i18n/translator'
import { auditColumns } from './columns'
import type { auditLog } from './contract'
import { listAuditLineIds, readAuditLines } from './queries'
import { sentenceOf, subjectOf } from './rules'

type Input = CheckedInputOf<typeof auditLog.exportXlsx>

/** The lines of a search in its order, all pages. */
export async function exportAuditLogXlsx(context: Context, input: Input): Promise<FileAnswer> {
  const reader = await readerOf(context)
  const ids = await listAuditLineIds(context, input, LIMITS.xlsx + 1)
  const table = {
    title: translator(reader.locale, 'audit')('title'),
    filters: await filterLines(context, input, reader),
    columns: auditColumns(reader),
    count: ids.length,
    rows: rowsByIds(ids, (block) => readAuditLines(context, block)),
  }
  return asXlsx(table, reader)
}

async function filterLines({ db }: Context, input: Input, reader: Reader): Promise<string[]> {
  const { keyword, fromDate, toDate, subjectType, event, actorUserId, subjectId } = input
  const { locale } = reader
  const t = translator(locale, 'audit')
  const word = (key: string) => messageAt(messages[locale], key)
  const names = await readUserNames(db, actorUserId ? [actorUserId] : [])
  return [
    actorUserId && `${t('actor')}: ${names.get(actorUserId)?.[locale] ?? actorUserId}`,
    subjectType && `${t('about')}: ${subjectOf(subjectType, word)}`,
    event && `${t('event')}: ${sentenceOf(event, word)}`,
    subjectId && `${t('subjectId')}: ${subjectId}`,
    fromDate && `${t('fromDate')}: ${formatDay(reader, fromDate)}`,
    toDate && `${t('toDate')}: ${formatDay(reader, toDate)}`,
    keyword && t('keyword', { keyword }),
    input.withoutViews && t('viewsLeftOut'),
  ].filter((line) => typeof line === 'string')
}
