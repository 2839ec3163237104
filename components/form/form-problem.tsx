'use client'
import { Alert, Button, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { ApiProblem } from '@/lib/platform/browser/client'

/** A refusal, and messages that belong to no field on screen. */
export type FormErrors = { problem?: ApiProblem; details: string[] }

type Props = { formErrors: FormErrors; loadAgain?: () => void }

export function FormProblem({ formErrors: { problem, details }, loadAgain }: Props) {
  const t = useTranslations()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isStale = problem?.body.code === 'stale-record'
  return (
    <Alert
      ref={box}
      color={isStale ? 'amber' : 'red'}
      role="alert"
      icon={<IconAlertTriangle />}
      title={isStale ? t('form.staleTitle') : t('common.problem')}
      styles={{ title: { fontWeight: 650 } }}
    >
      <Text size="sm">{isStale ? t('form.staleText') : problem?.body.detail}</Text>
      {details.length > 0 && (
        <List size="sm">
          {details.map((detail) => (
            <List.Item key={detail}>{detail}</List.Item>
          ))}
        </List>
      )}
      {isStale && loadAgain && (
        <Button mt="sm" size="xs" variant="default" onClick={loadAgain}>
          {t('common.loadAgain')}
        </Button>
      )}
    </Alert>
  )
}
