import { employerNameIn } from '@/lib/domain/site/employers/present'
import { findEmployerNames } from '@/lib/domain/site/employers/queries'
import { readerOf } from '@/lib/domain/site/settings/queries'
import { isEmployerInScope } from '@/lib/platform/access/actor'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { formatDay } from '@/lib/platform/dates/format'
import { blocksIn } from '@/lib/platform/db/blocks'
import { asXlsx } from '@/lib/platform/export/files/table-files'
import type { Reader } from '@/lib/platform/export/table'
import type { ReadContext } from '@/lib/platform/http/context'
import { translator } from '@/lib/platform/i18n/translator'
import { verdictColumns } from './columns'
import type { eligibility } from './contract'
import { readChecked } from './queries'

type Input = CheckedInputOf<typeof eligibility.exportXlsx>

/** In rows: few, so that other requests run between two blocks. */
const BLOCK = 500

export async function exportVerdictsXlsx(context: ReadContext, input: Input): Promise<FileAnswer> {
  const reader = await readerOf(context)
  const { verdicts, present } = await readChecked(context, input)
  const table = {
    title: translator(reader.locale, 'eligibility')(`exportTitles.${input.case.purpose}`),
    filters: await filterLines(context, input, reader),
    columns: verdictColumns(reader),
    count: verdicts.length,
    rows: presented(),
  }
  return asXlsx(table, reader)

  /** Until when a verdict holds costs many times a verdict, so it is worked out as the file is written. */
  async function* presented() {
    for (const block of blocksIn(verdicts, BLOCK)) yield block.map(present)
  }
}

async function filterLines(
  { db, actor }: ReadContext,
  { keyword, personIds, employerId, verdict, case: { day, typeCode } }: Input,
  reader: Reader,
): Promise<string[]> {
  const { locale } = reader
  const t = translator(locale, 'eligibility')
  const types = translator(locale, 'jsaTemplates')
  // Others' companies are not named to a Contractor, who finds nothing of theirs.
  const company =
    employerId && isEmployerInScope(actor, employerId)
      ? await findEmployerNames(db, employerId)
      : null
  return [
    verdict && `${t('columns.verdict')}: ${t(`verdicts.${verdict}`)}`,
    day && `${t('columns.day')}: ${formatDay(reader, day)}`,
    typeCode && `${t('requirements.typeCodes')}: ${types(`types.${typeCode}`)}`,
    company && `${t('columns.company')}: ${employerNameIn(locale, company)}`,
    keyword && `${t('columns.keyword')}: ${keyword}`,
    personIds && translator(locale, 'exports')('chosen'),
  ].filter((line) => typeof line === 'string')
}
