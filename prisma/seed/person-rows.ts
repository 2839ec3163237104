import type { Prisma } from '@/lib/platform/db/generated/client'
import { encryptedNumber } from '@/lib/domain/people/persons/national-id/rows'
import type { Calendar } from './calendar'
import { withCheckDigit } from './check-digit'
import { employerId, madeDaysAgo } from './employers'
import { demoId } from './ids'
import { type DemoPerson, people } from './people'
import { trainingColumns } from './training'

const numberOf = (key: string) => {
  const index = people.findIndex((person) => person.key === key)
  if (index < 0) throw new Error(`The demo knows no ${key}`)
  return index + 1
}

export const personId = (key: string) => demoId('person', numberOf(key))

/** Without their responsible users and pictures, which refer to people themselves: `seed.ts` links them later. */
export const personRows = (calendar: Calendar): Prisma.PersonCreateManyInput[] =>
  people.map((person, index) => {
    const [firstNameTh, lastNameTh] = firstAndLast(person.nameTh)
    const [firstNameEn, lastNameEn] = firstAndLast(person.nameEn)
    return {
      id: personId(person.key),
      titleTh: person.title,
      firstNameTh,
      lastNameTh,
      firstNameEn,
      lastNameEn,
      ...encryptedNumber(personId(person.key), person.passport ?? thaiNationalId(index + 1)),
      nationality: person.nationality,
      phone: `${['081', '086', '089', '095'][index % 4]}-000-${String(index + 1).padStart(4, '0')}`,
      employerId: employerId(person.employer),
      ...trainingColumns(calendar, person.key),
      createdAt: calendar.morning(joinedDaysAgo(person.key), index),
    }
  })

/** Each two days after the one before in the list, beginning a day after their company. */
export function joinedDaysAgo(key: string): number {
  const employer = employerOf(key)!
  const colleagues = people.filter((person) => person.employer === employer)
  const place = colleagues.findIndex((person) => person.key === key)
  return madeDaysAgo(employer) - 1 - place * 2
}

/** The last name is the part after the last space. */
function firstAndLast(name: string): [string, string] {
  const space = name.lastIndexOf(' ')
  return [name.slice(0, space), name.slice(space + 1)]
}

/** No id that begins with 9 was ever issued, so that no real person has one of these. */
const thaiNationalId = (number: number) =>
  withCheckDigit(`92199${String(number * 1237).padStart(7, '0')}`)

export const employerOf = (key: string): DemoPerson['employer'] | undefined =>
  people[numberOf(key) - 1]?.employer
