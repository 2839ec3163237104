import type { ComboboxItem } from '@mantine/core'
import type { ProjectRecord } from '@/lib/domain/work/projects/contract'
import type { ProjectLookups, UserChoice } from '@/lib/domain/work/projects/staff/contract'
import type { Role } from '@/lib/platform/access/policies'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn } from '@/lib/platform/i18n/names'

type Named = { id: string | null; nameTh: string; nameEn: string | null }

/** Choices for a select box, in the reader's language. */
export const optionsOf = (locale: Locale, choices: readonly Named[]): ComboboxItem[] =>
  choices.flatMap(({ id, nameTh, nameEn }) =>
    id ? [{ value: id, label: nameIn(locale, { nameTh, nameEn }) }] : [],
  )

/** What may be chosen, and what the project has already though it is not offered any more. */
const withHeld = <C extends Named>(choices: C[], held: C[]): C[] => [
  ...choices,
  ...held.filter(({ id }) => choices.every((choice) => choice.id !== id)),
]

const staffOf = (record: ProjectRecord | undefined, role: Role): UserChoice[] =>
  (record?.staff ?? [])
    .filter((user) => user.role === role)
    .map(({ id, nameTh, nameEn }) => ({
      ...{ id, nameTh, nameEn, isDefault: false },
      employerId: role === 'Contractor' ? (record?.employerId ?? null) : null,
    }))

/** The people and companies that a project's form offers. */
export const projectChoices = (lookups: ProjectLookups, record: ProjectRecord | undefined) => ({
  contractors: withHeld(lookups.contractors, record?.employer ? [record.employer] : []),
  workOwnerUsers: withHeld(lookups.workOwnerUsers, staffOf(record, 'WorkOwner')),
  purchasingUsers: withHeld(lookups.purchasingUsers, staffOf(record, 'Purchasing')),
  safetyOfficerUsers: withHeld(lookups.safetyOfficerUsers, staffOf(record, 'SafetyOfficer')),
  workspaceOwnerUsers: withHeld(lookups.workspaceOwnerUsers, staffOf(record, 'WorkspaceOwner')),
  contractorUsers: withHeld(lookups.contractorUsers, staffOf(record, 'Contractor')),
})
export type ProjectChoices = ReturnType<typeof projectChoices>

const idsOf = (users: UserChoice[]) => users.flatMap(({ id }) => (id ? [id] : []))

/** Whom a project keeps of its Contractor users when it goes to another company, and who comes instead. */
export function moveContractors(
  all: UserChoice[],
  held: readonly string[],
  employerId: string | null,
) {
  const chosen = all.filter(({ id }) => id && held.includes(id))
  const kept = chosen.filter((user) => user.employerId === employerId)
  const preset =
    kept.length > 0 ? [] : all.filter((user) => user.isDefault && user.employerId === employerId)
  return {
    ids: idsOf([...kept, ...preset]),
    dropped: chosen.filter((user) => !kept.includes(user)),
    preset,
  }
}
