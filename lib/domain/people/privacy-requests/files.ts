import { readPersonSubjects } from '@/lib/domain/people/persons/queries'
import { readerOf } from '@/lib/domain/site/settings/queries'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { asXlsx, LIMITS } from '@/lib/platform/export/files/table-files'
import { rowsByIds } from '@/lib/platform/export/rows'
import type { Reader } from '@/lib/platform/export/table'
import type { Context } from '@/lib/platform/http/context'
import { translator } from '@/lib/platform/i18n/translator'
import { privacyRequestColumns } from './columns'
import type { privacyRequests } from './contract'
import { listPrivacyRequestIds, readPrivacyRequests } from './queries'

type Input = CheckedInputOf<typeof privacyRequests.exportXlsx>

export async function exportPrivacyRequestsXlsx(
  context: Context,
  input: Input,
): Promise<FileAnswer> {
  const reader = await readerOf(context)
  const ids = await listPrivacyRequestIds(context, input, LIMITS.xlsx + 1)
  const table = {
    title: translator(reader.locale, 'privacyRequests')('title'),
    filters: await filterLines(context, input, reader),
    columns: privacyRequestColumns(reader),
    count: ids.length,
    rows: rowsByIds(ids, (block) => readPrivacyRequests(context, block)),
  }
  return asXlsx(table, reader)
}

async function filterLines(
  { db }: Context,
  { keyword, status, kind, personId, isOverdue }: Input,
  { locale }: Reader,
): Promise<string[]> {
  const t = translator(locale, 'privacyRequests')
  const [person] = personId ? await readPersonSubjects(db, [personId]) : []
  return [
    status && `${t('status')}: ${t(`statuses.${status}`)}`,
    kind && `${t('kind')}: ${t(`kinds.${kind}`)}`,
    person && `${t('person')}: ${person[locale]}`,
    isOverdue !== undefined && `${t('isOverdue')}: ${t(isOverdue ? 'late' : 'inTime')}`,
    keyword && t('keyword', { keyword }),
  ].filter((line) => typeof line === 'string')
}
