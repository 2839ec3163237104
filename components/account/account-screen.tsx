import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { PageHeader } from '@/components/layout/page-header'
import { LinePanel } from '@/components/line-links/line-panel'
import { NoticeSettingsPanel } from '@/components/notice-settings/notice-settings-panel'
import { OnThisDevice } from '@/components/push-subscriptions/on-this-device'
import { SecondFactorPanel } from '@/components/second-factors/second-factor-panel'
import { Details, type Me } from './details'
import { KeysPanel } from './keys-panel'
import { SessionList } from './session-list'
import { PasswordForm } from './password-form'

/** `provider`: the identity provider that keeps the passwords; missing where this product does. */
export function AccountScreen({ me, provider }: { me: Me; provider?: string }) {
  const t = useTranslations('account')
  const factor = useTranslations('secondFactors')
  const notices = useTranslations('notices.settings')
  const keys = useTranslations('table.keys')
  return (
    <>
      <PageHeader title={t('title')} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Stack gap="lg">
          <Paper withBorder p="lg" component="section">
            <Title order={2} mb="sm">
              {t('details')}
            </Title>
            <Details me={me} />
          </Paper>
          <Paper withBorder p="lg" component="section">
            <Title order={2}>{t('sessions')}</Title>
            <Text size="sm" c="dimmed" mb="sm">
              {t('sessionsHint')}
            </Text>
            <SessionList />
          </Paper>
        </Stack>
        <Stack gap="lg">
          <Paper withBorder p="lg" component="section">
            <Title order={2}>{factor('title')}</Title>
            <Text size="sm" c="dimmed" mb="sm">
              {provider ? factor('atProvider', { name: provider }) : factor('hint')}
            </Text>
            {!provider && <SecondFactorPanel />}
          </Paper>
          <Paper withBorder p="lg" component="section">
            <Title order={2}>{t('changePassword')}</Title>
            <Text size="sm" c="dimmed" mb="md">
              {provider ? t('passwordAtProvider', { name: provider }) : t('changeHint')}
            </Text>
            {!provider && <PasswordForm email={me.email ?? ''} />}
          </Paper>
        </Stack>
      </SimpleGrid>
      <Paper withBorder p="lg" mt="lg" component="section">
        <Title order={2}>{notices('title')}</Title>
        <Text size="sm" c="dimmed" mb="md">
          {notices('hint')}
        </Text>
        <Stack>
          <OnThisDevice />
          <LinePanel email={me.email ?? ''} />
          <NoticeSettingsPanel hasEmail={me.email !== null} />
        </Stack>
      </Paper>
      <Paper withBorder p="lg" mt="lg" component="section">
        <Title order={2} mb="sm">
          {keys('title')}
        </Title>
        <KeysPanel />
      </Paper>
    </>
  )
}
