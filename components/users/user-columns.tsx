'use client'
import { Badge, Group } from '@mantine/core'
import { IconStarFilled } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { assetUrl } from '@/components/assets/asset-url'
import { EmployerName } from '@/components/lookups/employer-name'
import { fullNamesOf, personNameIn } from '@/lib/domain/people/persons/rules'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import { Photo } from '@/components/ui/photo'
import { TwoNames } from '@/components/ui/two-names'
import type { UserRecord } from '@/lib/domain/people/users/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { EmailAddress } from '@/components/ui/email-address'
import { defaultOf } from './default-of'
import { InvitationState } from './invitation-state'
import { NotSynced } from '@/components/provider-syncs/not-synced'
import { UserStatus } from './user-status'
import type { Group as RoleGroup } from './user-groups'

/** The columns for the users of a group; their other roles stand below the name. */
export function useUserColumns(group: RoleGroup): Column<UserRecord>[] {
  const t = useTranslations()
  const dates = useDateStyle()
  const employerOf = ({ person: { employer } }: UserRecord) => <EmployerName of={employer} />
  return [
    {
      key: 'name',
      header: t('users.name'),
      sort: 'name',
      width: '26.5%',
      cell: (user) => <NameOf user={user} group={group} />,
    },
    {
      key: 'email',
      isPlain: true,
      isOptional: true,
      header: t('users.email'),
      sort: 'email',
      width: '13.25rem',
      isDetail: ({ email }) => !email,
      cell: ({ email }) => (email ? <EmailAddress address={email} /> : '–'),
    },
    {
      key: 'employer',
      isPlain: true,
      isOptional: true,
      header: t('users.employer'),
      sort: 'employer',
      width: '14.5%',
      isDetail: ({ person }) => !person.employer,
      cell: employerOf,
    },
    {
      key: 'status',
      isPlain: true,
      header: t('users.status'),
      sort: 'status',
      cell: (user) => (
        <div>
          <UserStatus status={user.status} />
          <InvitationState user={user} />
          {user.providerStatus === 'Failed' && <NotSynced />}
        </div>
      ),
    },
    {
      key: 'lastSignInAt',
      isOptional: true,
      header: t('users.lastSignIn'),
      sort: 'lastSignInAt',
      width: '7.5rem',
      cell: ({ lastSignInAt }) => (lastSignInAt ? formatInstant(dates, lastSignInAt) : '–'),
    },
    {
      key: 'phone',
      isExtra: true,
      header: t('persons.phone'),
      isShort: true,
      cell: ({ person }) => person.phone ?? '–',
    },
  ]
}

function NameOf({ user, group }: { user: UserRecord; group: RoleGroup }) {
  const t = useTranslations()
  const locale = useLocale()
  const { person, roles, isDefault } = user
  const others = roles.filter((other) => other !== group)
  return (
    <Group gap="sm" wrap="nowrap" component="span">
      <Photo
        src={person.ProfileAsset && assetUrl(person.ProfileAsset.id)}
        name={personNameIn(locale, person)}
      />
      <span>
        <TwoNames {...fullNamesOf(person)} />
        {(isDefault || others.length > 0) && (
          <Group gap={6} component="span" mt={2}>
            {isDefault && (
              <Badge
                variant="light"
                leftSection={<IconStarFilled size={12} aria-hidden />}
                styles={ofSeveralLines}
              >
                {t('users.default', { of: defaultOf(user) })}
              </Badge>
            )}
            {others.map((other) => (
              <Badge
                key={other}
                variant="outline"
                color="gray"
                c="var(--mantine-color-text)"
                styles={ofSeveralLines}
              >
                {t(`roles.${other}`)}
              </Badge>
            ))}
          </Group>
        )}
      </span>
    </Group>
  )
}

/** Where the column is narrower than a role. */
const ofSeveralLines = { root: { height: 'auto' }, label: { whiteSpace: 'normal' } } as const
