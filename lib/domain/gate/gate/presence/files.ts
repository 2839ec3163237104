import { employerNameIn } from '@/lib/domain/site/employers/present'
import { readerOf } from '@/lib/domain/site/settings/queries'
import { callerIdOf } from '@/lib/platform/access/actor'
import { formatInstant } from '@/lib/platform/dates/format'
import { asPdf } from '@/lib/platform/export/files/table-files'
import { rowsInMemory } from '@/lib/platform/export/rows'
import type { ExportTable } from '@/lib/platform/export/table'
import type { GateReadContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import type { gate, StayRecord } from '../contract'
import { listOnSite } from './queries'

export async function onSitePdf(
  context: GateReadContext,
  filters: CheckedInputOf<typeof gate.onSitePdf>,
): Promise<FileAnswer> {
  const { actor } = context
  const userId = callerIdOf(actor)
  const reader = await readerOf({ ...context, actor: { userId } })
  const { locale } = reader
  const t = translator(locale, 'onSite')
  const stays = await listOnSite(context, filters)
  const nameOf = ({ person, guest }: StayRecord) =>
    person ? nameIn(locale, person) : (guest?.name ?? '')
  const companyOf = ({ employer, guest }: StayRecord) =>
    employer ? employerNameIn(locale, employer) : (guest?.company ?? null)
  const table: ExportTable<StayRecord> = {
    title: t('title'),
    filters: [
      t('countAt', { count: stays.length, time: formatInstant(reader, context.now.toISOString()) }),
    ],
    columns: [
      {
        header: t('code'),
        kind: 'text',
        width: 10,
        value: ({ person }) => person?.code ?? t('guest'),
      },
      { header: t('name'), kind: 'text', width: 28, value: nameOf },
      { header: t('company'), kind: 'text', width: 30, value: companyOf },
      {
        header: t('area'),
        kind: 'text',
        width: 18,
        value: ({ workspaceArea }) => workspaceArea && nameIn(locale, workspaceArea),
      },
      {
        header: t('since'),
        kind: 'text',
        width: 18,
        value: ({ inAt }) => formatInstant(reader, inAt),
      },
      { header: t('found'), kind: 'text', width: 8, value: () => null },
    ],
    count: stays.length,
    rows: rowsInMemory(stays),
  }
  return asPdf(table, reader)
}
