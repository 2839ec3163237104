'use client'
import { Anchor, Button, Fieldset, Group, Stack, Text } from '@mantine/core'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { useToast } from '@/components/ui/toast'
import { lineLinks } from '@/lib/domain/people/line-links/contract'
import { linkTokenIn } from '@/lib/domain/people/line-links/rules'
import { useApi, useCommand } from '@/lib/platform/browser/use-api'
import { formatInstant } from '@/lib/platform/dates/format'

/** Nothing where the site has no account at LINE. */
export function LinePanel({ email }: { email: string }) {
  const linkToken = linkTokenIn(new URLSearchParams(useSearchParams()))
  const t = useTranslations('notices.line')
  const { data } = useApi(lineLinks.get, {})
  if (!data?.isOffered) return null
  return (
    <Fieldset legend={t('title')}>
      {data.linkedAt ? (
        <Linked since={data.linkedAt} />
      ) : linkToken ? (
        <Link linkToken={linkToken} email={email} />
      ) : (
        <Stack gap="xs">
          <Text>{t('how')}</Text>
          {data.friendPage ? (
            <Anchor href={data.friendPage} target="_blank" rel="noreferrer">
              {t('addFriend')}
            </Anchor>
          ) : (
            <Text size="sm" c="dimmed">
              {t('noPage')}
            </Text>
          )}
        </Stack>
      )}
    </Fieldset>
  )
}

function Linked({ since }: { since: string }) {
  const t = useTranslations('notices.line')
  const dates = useDateStyle()
  const toast = useToast()
  const remove = useCommand(lineLinks.remove)
  const unlink = () => remove.mutateAsync({}).then(() => toast.done(t('unlinked')), toast.failed)
  return (
    <Stack gap="xs">
      <Text>{t('linked', { since: formatInstant(dates, since) })}</Text>
      <Group>
        <Button variant="default" loading={remove.isPending} onClick={() => void unlink()}>
          {t('unlink')}
        </Button>
      </Group>
    </Stack>
  )
}

function Link({ linkToken, email }: { linkToken: string; email: string }) {
  const t = useTranslations('notices.line')
  const toast = useToast()
  const begin = useCommand(lineLinks.begin)
  const link = () =>
    begin.mutateAsync({ linkToken }).then(({ url }) => window.location.assign(url), toast.failed)
  return (
    <Stack gap="xs">
      <Text>{t('ask', { email })}</Text>
      <Text size="sm" c="dimmed">
        {t('tokenHint')}
      </Text>
      <Group>
        <Button ref={focus} loading={begin.isPending} onClick={() => void link()}>
          {t('link')}
        </Button>
      </Group>
    </Stack>
  )
}

/** The page was opened for this alone, and it stands far down. Nobody who types elsewhere by then is led away. */
const focus = (button: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) button?.focus()
}
