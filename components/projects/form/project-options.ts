import type { ComboboxItem } from '@mantine/core'
import { withCurrent } from '@/components/form/with-current'
import type { ProjectRecord } from '@/lib/domain/work/projects/contract'
import type { ProjectLookups, UserChoice } from '@/lib/domain/work/projects/staff/contract'
import type { Role } from '@/lib/platform/access/policies'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn } from '@/lib/platform/i18n/names'

type Named = { id: string | null; nameTh: string; nameEn: string | null }

/** Choices as options of a select box, without the empty choice. */
export const optionsOf = (locale: Locale, choices: readonly Named[]): ComboboxItem[] =>
  choices.flatMap(({ id, nameTh, nameEn }) =>
    id ? [{ value: id, label: nameIn(locale, { nameTh, nameEn }) }] : [],
  )

const staffOf = (record: ProjectRecord | undefined, role: Role): UserChoice[] =>
  (record?.staff ?? [])
    .filter((user) => user.role === role)
    .map(({ id, nameTh, nameEn }) => ({
      id,
      nameTh,
      nameEn,
      isDefault: false,
      employerId: role === 'Contractor' ? (record?.employerId ?? null) : null,
    }))

export const projectChoices = (lookups: ProjectLookups, record: ProjectRecord | undefined) => ({
  contractors: withCurrent(lookups.contractors, record?.employer ? [record.employer] : []),
  workOwnerUsers: withCurrent(lookups.workOwnerUsers, staffOf(record, 'WorkOwner')),
  purchasingUsers: withCurrent(lookups.purchasingUsers, staffOf(record, 'Purchasing')),
  safetyOfficerUsers: withCurrent(lookups.safetyOfficerUsers, staffOf(record, 'SafetyOfficer')),
  workspaceOwnerUsers: withCurrent(lookups.workspaceOwnerUsers, staffOf(record, 'WorkspaceOwner')),
  contractorUsers: withCurrent(lookups.contractorUsers, staffOf(record, 'Contractor')),
})
export type ProjectChoices = ReturnType<typeof projectChoices>

const idsOf = (users: UserChoice[]) => users.flatMap(({ id }) => (id ? [id] : []))

/** The Contractor users after a change of company: its own users stay; if there are none, its default user is added. */
export function replaceContractors(
  all: UserChoice[],
  ids: readonly string[],
  employerId: string | null,
) {
  const chosen = all.filter(({ id }) => id && ids.includes(id))
  const kept = chosen.filter((user) => user.employerId === employerId)
  const preset =
    kept.length > 0 ? [] : all.filter((user) => user.isDefault && user.employerId === employerId)
  return {
    ids: idsOf([...kept, ...preset]),
    removed: chosen.filter((user) => !kept.includes(user)),
    preset,
  }
}
