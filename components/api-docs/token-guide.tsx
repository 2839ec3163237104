import { Paper, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { account } from '@/lib/domain/people/account/contract'
import { Command } from './command'

/** Shell commands with which a program gets a token and calls the API. */
export function TokenGuide({ appUrl }: { appUrl: string }) {
  const t = useTranslations('apiDocs')
  return (
    <Paper withBorder p="md">
      <Title order={2}>{t('tokenTitle')}</Title>
      <Text mt="xs">{t('tokenStep', { member: 'expires_in' })}</Text>
      <Command lines={askForToken(appUrl)} />
      <Text mt="sm">{t('callStep')}</Text>
      <Command lines={callWithToken(appUrl)} />
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
