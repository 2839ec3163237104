'use client'
import { Text, UnstyledButton } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { AuthCard } from '@/components/layout/auth-card'
import type { DemoAccount } from '@/lib/domain/people/users/demo/queries'
import classes from './sign-in.module.css'

type Props = { accounts: DemoAccount[]; password: string; onChoose: (email: string) => void }

export function DemoAccounts({ accounts, password, onChoose }: Props) {
  const t = useTranslations('signIn')
  return (
    <AuthCard title={t('demoTitle')} intro={t('demoHint', { password })} isSecondary>
      <ul className={classes.accounts}>
        {accounts.map((account) => (
          <li key={account.email}>
            <Account account={account} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </AuthCard>
  )
}

function Account({ account, onChoose }: { account: DemoAccount } & Pick<Props, 'onChoose'>) {
  const roleName = useTranslations('roles')
  const locale = useLocale()
  const { email, roles, employer } = account
  return (
    <UnstyledButton className={classes.account} onClick={() => onChoose(email)}>
      <Text size="sm" fw={600} component="span">
        {roles.map((role) => roleName(role)).join(', ')}
      </Text>
      <Text size="xs" c="dimmed" component="span">
        {email}
      </Text>
      {employer && (
        <Text size="xs" c="dimmed" component="span">
          {employer[locale]}
        </Text>
      )}
    </UnstyledButton>
  )
}
