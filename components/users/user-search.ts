import type { LocalSearch } from '@/components/table/use-local-list'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { userStatuses, type UserRecord } from '@/lib/domain/people/users/contract'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn } from '@/lib/platform/i18n/names'

/** The keyword is searched by the server. */
function test(query: URLSearchParams) {
  const status = query.get('status')
  const employerId = query.get('employerId')
  return (user: UserRecord) =>
    (!status || user.status === status) && (!employerId || user.employerId === employerId)
}

const searchIn = (locale: Locale): LocalSearch<UserRecord> => ({
  test,
  defaultSort: 'name',
  orders: {
    // Without the title, by which Thai names would be sorted first.
    name: ({ person }) => nameIn(locale, namesOf(person)),
    email: ({ email }) => email,
    employer: ({ person: { employer } }) => employer && nameIn(locale, employer),
    status: ({ status }) => String(userStatuses.indexOf(status)),
    lastSignInAt: ({ lastSignInAt }) => lastSignInAt,
  },
})

export const userSearch: Record<Locale, LocalSearch<UserRecord>> = {
  th: searchIn('th'),
  en: searchIn('en'),
}
