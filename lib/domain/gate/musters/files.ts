import { passerColumns } from '@/lib/domain/gate/gate/columns'
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
import type { MusterPerson, musters } from './contract'
import { getMuster } from './queries'

export async function musterPdf(
  context: GateReadContext,
  { id }: CheckedInputOf<typeof musters.pdf>,
): Promise<FileAnswer> {
  const { actor } = context
  const userId = callerIdOf(actor)
  const reader = await readerOf({ ...context, actor: { userId } })
  const { locale } = reader
  const t = translator(locale, 'musters')
  const { people, ...muster } = await getMuster(context, { id })
  const { expected, found, missing, startedAt, endedAt, endReason } = muster
  const saidBy = ({ decided }: MusterPerson) => {
    if (!decided) return null
    const { how, user, device, point } = decided
    const who = how === 'mark' ? (user ? nameIn(locale, user) : device) : t(`decided.${how}`)
    return [who, point].filter(Boolean).join(' · ')
  }
  const table: ExportTable<MusterPerson> = {
    title: `${t('title')}: ${t(`kinds.${muster.kind}`)}`,
    filters: [
      t('startedAt', { time: formatInstant(reader, startedAt) }),
      endedAt
        ? t('endedAt', { time: formatInstant(reader, endedAt) })
        : t('runningAt', { time: formatInstant(reader, muster.asOf) }),
      t('counts', { expected, found, missing }),
      ...(endReason ? [t('endedBecause', { reason: endReason })] : []),
    ],
    columns: [
      {
        header: t('status'),
        kind: 'text',
        width: 14,
        value: ({ status }) => t(`statuses.${status}`),
      },
      ...passerColumns(locale, (key) => t(key), { name: 26, company: 26, area: 16 }),
      {
        header: t('when'),
        kind: 'text',
        width: 16,
        value: ({ decided }) => decided && formatInstant(reader, decided.at),
      },
      { header: t('by'), kind: 'text', width: 22, value: saidBy },
    ],
    count: people.length,
    rows: rowsInMemory(people),
  }
  return asPdf(table, reader)
}
