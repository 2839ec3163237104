import { Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { account } from '@/lib/domain/people/account/contract'
import { Command } from './command'

/** Shell commands with which a program gets a token and calls the API. */
export function TokenGuide({ appUrl }: { appUrl: string }) {
  const t = useTranslations('apiDocs')
  return (
    <Paper withBorder p="md">
      <Title order={2}>{t('tokenTitle')}</Title>
      <SimpleGrid cols={{ base: 1, lg: 2 }} mt="xs">
        <div>
          <Text>{t('tokenStep', { member: 'expires_in' })}</Text>
          <Command lines={askForToken(appUrl)} />
        </div>
        <div>
          <Text>{t('callStep')}</Text>
          <Command lines={callWithToken(appUrl)} />
        </div>
      </SimpleGrid>
    </Paper>
  )
}

const askForToken = (appUrl: string) => [
  `curl ${appUrl}${account.token.path}`,
  '--data-urlencode username=you@example.com',
  "--data-urlencode 'password=…'",
]

const callWithToken = (appUrl: string) => [
  `curl ${appUrl}${account.get.path}`,
  '-H "Authorization: Bearer $TOKEN"',
]
