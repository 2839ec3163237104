import { lockReferencedTypes } from '@/lib/domain/eligibility/credential-types/commands'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { lockReferencedEmployers } from '@/lib/domain/site/employers/commands'
import type { Context } from '@/lib/platform/http/context'
import type { CredentialStatus } from '../standing/rules'
import { idsIn, readFacts } from './queries'
import type { CredentialColumns, CredentialSave, Facts, Place } from './rules'

/** What saves are judged by, locked against removal until the transaction ends. */
export async function lockFacts(
  context: Context,
  saves: readonly CredentialSave[],
  stored: readonly Place[],
): Promise<Facts> {
  const { sql } = context
  const employerIds = idsIn(saves.map(({ employerId }) => employerId))
  if (employerIds.length > 0) await lockReferencedEmployers(sql, employerIds)
  await lockReferencedTypes(sql, idsIn([...stored, ...saves].map(({ typeId }) => typeId)))
  await lockPersons(sql, idsIn(saves.map(({ personId }) => personId)))
  return readFacts(context, saves, stored)
}

/** The audit line of a save: without number and issuer, which of a medical one are not for everybody. */
export const lineOf = (
  id: string,
  { typeId, personId, employerId, issuedOn, expiresOn }: CredentialColumns,
  from: CredentialStatus | null,
) => ({
  subject: { type: 'credential', id },
  changes: { typeId, personId, employerId, issuedOn, expiresOn, from, to: 'Submitted' },
})
