import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { ApiProblem } from '@/lib/platform/browser/client'

type Props = {
  problem: ApiProblem
  title?: string
  action?: { label: string; onClick: () => void }
}

/** The text of a problem; errors of the server also show the trace id, which identifies them in the log. */
export function ErrorAlert({ problem, title, action }: Props) {
  const t = useTranslations('common')
  const { detail, status, traceId } = problem.body
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle />}
      title={title ?? t('problem')}
      styles={{ title: { fontWeight: 650 } }}
    >
      <Text size="sm">{detail}</Text>
      {status >= 500 && traceId && (
        <Text size="xs" c="dimmed">
          {t('traceId', { traceId })}
        </Text>
      )}
      {action && (
        <Button mt="sm" size="xs" color="red" variant="outline" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </Alert>
  )
}
