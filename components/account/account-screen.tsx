import { Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { PageHeader } from '@/components/layout/page-header'
import { Details, type Me } from './details'
import { SessionList } from './session-list'
import { PasswordForm } from './password-form'

export function AccountScreen({ me }: { me: Me }) {
  const t = useTranslations('account')
  return (
    <>
      <PageHeader title={t('title')} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Paper withBorder p="lg" component="section">
          <Title order={2} mb="sm">
            {t('details')}
          </Title>
          <Details me={me} />
        </Paper>
        <Paper withBorder p="lg" component="section">
          <Title order={2}>{t('changePassword')}</Title>
          <Text size="sm" c="dimmed" mb="md">
            {t('changeHint')}
          </Text>
          <PasswordForm email={me.email ?? ''} />
        </Paper>
        <Paper withBorder p="lg" component="section">
          <Title order={2}>{t('sessions')}</Title>
          <Text size="sm" c="dimmed" mb="sm">
            {t('sessionsHint')}
          </Text>
          <SessionList />
        </Paper>
      </SimpleGrid>
    </>
  )
}
