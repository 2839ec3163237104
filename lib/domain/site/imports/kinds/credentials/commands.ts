import { findTypesByText } from '@/lib/domain/eligibility/credential-types/match/queries'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import type { CredentialSave } from '@/lib/domain/eligibility/credentials/judge/rules'
import {
  judgeCredentials,
  removeUntouchedCredentials,
  writeCredentials,
  type CredentialChange,
} from '@/lib/domain/eligibility/credentials/many/commands'
import {
  findCredentialsLike,
  readNotedFacts,
} from '@/lib/domain/eligibility/credentials/many/queries'
import { textOf, type Fault, type Value } from '../../cells/rules'
import { faultRemark } from '../../judge/rules'
import { nameAndCompany, whoFields } from '../people/columns'
import { lookUpPeople } from '../people/commands'
import { resolveField, textsIn } from '../references/rules'
import type { Importing, Kind, Match, RowToLookUp } from '../rows'
import { credentialColumns } from './columns'

/** What tells a credential from others, where the row says it whole. */
function identityOf({ personId, typeId, issuedOn }: Record<string, Value>) {
  const [person, type, day] = [textOf(personId), textOf(typeId), textOf(issuedOn)]
  return person && type && day ? { personId: person, typeId: type, issuedOn: day } : null
}

const keyOf = ({ personId, typeId, issuedOn }: NonNullable<ReturnType<typeof identityOf>>) =>
  `${personId} ${typeId} ${issuedOn}`

export const credentialsKind: Kind<CredentialSave, CredentialChange> = {
  columns: credentialColumns,
  input: credentials.save.input,
  keyFields: whoFields,
  askedBy: nameAndCompany,
  isAboutPerson: true,
  fieldOf: { 'one-subject': 'personId' },
  async lookUp(context, rows) {
    await lookUpPeople(context, rows)
    await lookUpTypes(context, rows)
  },
  keyOf(values) {
    const identity = identityOf(values)
    return identity && keyOf(identity)
  },
  async match({ sql }, rows) {
    const identities = rows.map(({ values }) => identityOf(values))
    const found = await findCredentialsLike(
      sql,
      identities.filter((identity) => identity !== null),
    )
    const byKey = new Map(found.map((row) => [keyOf(row), row]))
    return rows.map(({ alike }, index): Match => {
      const identity = identities[index]
      const known = identity && byKey.get(keyOf(identity))
      return known ? { known: { id: known.id, name: known.issuedOn } } : { alike }
    })
  },
  judge: judgeCredentials,
  async notes(context, changes) {
    const facts = await readNotedFacts(
      context,
      changes.map(({ columns }) => columns),
    )
    return changes.map(({ before }, index) => {
      const { needsFile, isOver, isElsewhere } = facts[index]!
      const hasFile = (before?.files.length ?? 0) > 0
      const faults: Fault[] = [
        ...(needsFile && !hasFile ? [{ column: null, code: 'document-to-add' as const }] : []),
        ...(isElsewhere ? [{ column: 'number', code: 'number-elsewhere' as const }] : []),
        ...(isOver ? [{ column: 'expiresOn', code: 'credential-over' as const }] : []),
      ]
      return faults.map(faultRemark)
    })
  },
  write: writeCredentials,
  removeUntouched: removeUntouchedCredentials,
}

/** Kinds of a person's credentials by name or code. */
async function lookUpTypes({ sql }: Importing, rows: readonly RowToLookUp[]): Promise<void> {
  const found = await findTypesByText(sql, textsIn(rows, 'typeId'))
  resolveField(rows, 'typeId', found)
}
