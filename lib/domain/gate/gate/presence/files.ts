import { readPersonSubjects } from '@/lib/domain/people/persons/queries'
import { employerNameIn } from '@/lib/domain/site/employers/present'
import { findEmployerNames } from '@/lib/domain/site/employers/queries'
import { readerOf } from '@/lib/domain/site/settings/queries'
import { readAreaNames } from '@/lib/domain/site/workspace-areas/queries'
import { callerIdOf } from '@/lib/platform/access/actor'
import { formatInstant } from '@/lib/platform/dates/format'
import { asPdf } from '@/lib/platform/export/files/table-files'
import { rowsInMemory } from '@/lib/platform/export/rows'
import type { ExportTable } from '@/lib/platform/export/table'
import type { GateReadContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import type { Locale } from '@/lib/platform/i18n/locale'
import { translator } from '@/lib/platform/i18n/translator'
import { passerColumns } from '../columns'
import type { gate, StayRecord } from '../contract'
import { listOnSite } from './queries'

type Filters = CheckedInputOf<typeof gate.onSitePdf>

export async function onSitePdf(context: GateReadContext, filters: Filters): Promise<FileAnswer> {
  const { actor } = context
  const userId = callerIdOf(actor)
  const reader = await readerOf({ ...context, actor: { userId } })
  const { locale } = reader
  const t = translator(locale, 'onSite')
  const stays = await listOnSite(context, filters)
  const table: ExportTable<StayRecord> = {
    title: t('title'),
    filters: [
      t('countAt', { count: stays.length, time: formatInstant(reader, context.now.toISOString()) }),
      ...(await filterLines(context, filters, locale)),
    ],
    columns: [
      ...passerColumns(locale, (key) => t(key), { name: 28, company: 30, area: 18 }),
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

async function filterLines(
  { db }: GateReadContext,
  { keyword, employerId, workspaceAreaId, isOverstay, escortPersonId }: Filters,
  locale: Locale,
): Promise<string[]> {
  const t = translator(locale, 'onSite')
  const company = employerId ? await findEmployerNames(db, employerId) : null
  const [area] = workspaceAreaId ? await readAreaNames(db, [workspaceAreaId]) : []
  const [escort] = escortPersonId ? await readPersonSubjects(db, [escortPersonId]) : []
  return [
    company && `${t('company')}: ${employerNameIn(locale, company)}`,
    area && `${t('area')}: ${area[locale]}`,
    isOverstay !== undefined && `${t('status')}: ${t(isOverstay ? 'overstay' : 'within')}`,
    escort && t('escortedBy', { name: escort[locale] }),
    keyword && t('keyword', { keyword }),
  ].filter((line) => typeof line === 'string')
}
