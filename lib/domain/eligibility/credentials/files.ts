import { findCredentialTypeNames } from '@/lib/domain/eligibility/credential-types/queries'
import { readPersonSubjects } from '@/lib/domain/people/persons/queries'
import { employerNameIn } from '@/lib/domain/site/employers/present'
import { findEmployerNames } from '@/lib/domain/site/employers/queries'
import { readerOf } from '@/lib/domain/site/settings/queries'
import { isEmployerInScope } from '@/lib/platform/access/actor'
import { asXlsx, LIMITS } from '@/lib/platform/export/files/table-files'
import { rowsByIds } from '@/lib/platform/export/rows'
import type { Reader } from '@/lib/platform/export/table'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import { credentialColumns } from './columns'
import type { credentials } from './contract'
import { listCredentialIds, readCredentials } from './queries'

type Input = CheckedInputOf<typeof credentials.exportXlsx>

export async function exportCredentialsXlsx(context: Context, input: Input): Promise<FileAnswer> {
  const reader = await readerOf(context)
  const ids = await listCredentialIds(context, input, LIMITS.xlsx + 1)
  const table = {
    title: translator(reader.locale, 'credentials')('title'),
    filters: await filterLines(context, input, reader),
    columns: credentialColumns(reader),
    count: ids.length,
    rows: rowsByIds(ids, (block) => readCredentials(context, block)),
  }
  return asXlsx(table, reader)
}

async function filterLines(context: Context, input: Input, reader: Reader): Promise<string[]> {
  const { db, actor } = context
  const { keyword, status, standing, typeId, subject, employerId, personId } = input
  const { expiringWithin, mineToReview } = input
  const t = translator(reader.locale, 'credentials')
  const type = typeId ? await findCredentialTypeNames(db, typeId) : null
  // Others' companies are not named to a Contractor, who finds nothing of theirs.
  const company =
    employerId && isEmployerInScope(actor, employerId)
      ? await findEmployerNames(db, employerId)
      : null
  const [person] = personId ? await readPersonSubjects(db, [personId]) : []
  return [
    status && `${t('status')}: ${t(`statuses.${status}`)}`,
    standing && `${t('standing')}: ${t(`standings.${standing}`)}`,
    type && `${t('type')}: ${nameIn(reader.locale, type)}`,
    subject && `${t('types.subject')}: ${t(`subjects.${subject}`)}`,
    company && `${t('company')}: ${employerNameIn(reader.locale, company)}`,
    person && `${t('person')}: ${person[reader.locale]}`,
    expiringWithin !== undefined && t('endsWithin', { days: expiringWithin }),
    mineToReview && t('tabs.review'),
    keyword && t('keyword', { keyword }),
  ].filter((line) => typeof line === 'string')
}
