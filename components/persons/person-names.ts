import type { PersonRecord } from '@/lib/domain/people/persons/contract'
import type { Names } from '@/lib/platform/i18n/names'

type Named = Pick<
  PersonRecord,
  'titleTh' | 'firstNameTh' | 'lastNameTh' | 'firstNameEn' | 'lastNameEn'
>

/** A person's whole name: in Thai the title stands before it without a space. */
export const namesOfPerson = (person: Named): Names => ({
  th: `${person.titleTh ?? ''}${person.firstNameTh} ${person.lastNameTh}`,
  en: [person.firstNameEn, person.lastNameEn].filter(Boolean).join(' ') || null,
})
