'use client'
import { Fieldset, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/form/choice-field'
import { TextField } from '@/components/form/text-field'
import type { UserRecord } from '@/lib/domain/people/users/contract'
import type { Role } from '@/lib/platform/access/policies'
import { RolesField } from './roles-field'

type Props = { assignable: readonly Role[]; user?: UserRecord }

export function AccountFields({ assignable, user }: Props) {
  const t = useTranslations('users')
  const mayChangeEmail = user?.can.changeEmail ?? true
  const isOwn = user ? user.can.save && !user.can.changeRoles : false
  return (
    <Fieldset legend={t('accountLegend')}>
      <Stack gap="sm">
        <TextField
          name="email"
          label={t('email')}
          description={t(mayChangeEmail ? 'emailHint' : 'emailByAdmin')}
          disabled={!mayChangeEmail}
          type="email"
          maxLength={254}
          autoComplete="off"
        />
        <RolesField
          name="roles"
          assignable={isOwn ? [] : assignable}
          description={isOwn ? t('ownRoles') : undefined}
        />
        {user && (
          <CheckboxField
            name="isDisabled"
            label={t('isDisabled')}
            description={t(user.can.changeStatus ? 'isDisabledHint' : 'isDisabledByAdmin')}
            disabled={!user.can.changeStatus}
          />
        )}
      </Stack>
    </Fieldset>
  )
}
