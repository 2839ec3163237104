import { employerNameIn } from '@/lib/domain/site/employers/present'
import { fullNamesOf } from '@/lib/domain/people/persons/rules'
import { dayIn } from '@/lib/platform/dates/day'
import type { ExportColumn, Reader } from '@/lib/platform/export/table'
import { translator } from '@/lib/platform/i18n/translator'
import type { UserRecord } from './contract'

export function userColumns({ locale, timeZone }: Reader): ExportColumn<UserRecord>[] {
  const t = translator(locale, 'users')
  const roles = translator(locale, 'roles')
  const employerOf = ({ person: { employer } }: UserRecord) =>
    employer ? employerNameIn(locale, employer) : null
  const text = (
    key: keyof typeof headers,
    width: number,
    value: (user: UserRecord) => string | null,
  ) => ({ header: headers[key], kind: 'text', width, value }) as const
  const headers = {
    nameTh: t('export.nameTh'),
    nameEn: t('export.nameEn'),
    email: t('email'),
    roles: t('rolesLabel'),
    employer: t('employer'),
    status: t('status'),
  }
  return [
    text('nameTh', 28, ({ person }) => fullNamesOf(person).th),
    text('nameEn', 28, ({ person }) => fullNamesOf(person).en),
    text('email', 30, ({ email }) => email),
    text('roles', 26, (user) => user.roles.map((role) => roles(role)).join(', ')),
    text('employer', 32, (user) => employerOf(user)),
    text('status', 12, ({ status }) => t(`statuses.${status}`)),
    {
      header: t('lastSignIn'),
      kind: 'day',
      width: 16,
      value: ({ lastSignInAt }) => lastSignInAt && dayIn(timeZone, new Date(lastSignInAt)),
    },
  ]
}
