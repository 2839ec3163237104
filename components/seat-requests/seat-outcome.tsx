'use client'
import { Alert, Button, List, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { Actions } from '@/components/ui/actions'
import type { SeatCommand } from './use-seat-command'

type Props = SeatCommand & { close: () => void }

/** Why nothing was done; or, after it was done, who was left out. */
export function SeatOutcome({ problem, skipped, close }: Props) {
  const t = useTranslations()
  if (skipped.length > 0)
    return (
      <Stack gap="sm">
        <Reasons color="amber" title={t('seatRequests.skipped')} texts={skipped} />
        <Actions>
          <Button onClick={close}>{t('common.close')}</Button>
        </Actions>
      </Stack>
    )
  if (!problem) return null
  const texts = problem.body.errors
    .map(({ message }) => message)
    .filter((message) => message !== problem.body.detail)
  return <Reasons color="red" title={problem.body.detail} texts={texts} />
}

type ReasonsProps = { color: string; title: string; texts: readonly string[] }

const Reasons = ({ color, title, texts }: ReasonsProps) => (
  <Alert
    color={color}
    role="alert"
    icon={<IconAlertTriangle />}
    title={title}
    styles={{ title: { fontWeight: 650 } }}
  >
    {texts.length > 0 && (
      <List size="sm">
        {texts.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    )}
  </Alert>
)
