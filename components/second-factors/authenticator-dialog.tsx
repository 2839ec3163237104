'use client'
import { Code, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { TextField } from '@/components/form/text-field'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { ErrorAlert } from '@/components/ui/error-alert'
import { secondFactors } from '@/lib/domain/people/second-factors/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useCommand } from '@/lib/platform/browser/use-api'

type Props = { onAdded: (recoveryCodes: string[]) => void; onClose: () => void }

/** Shows the secret once, as a QR code and as text, and asks for the first code. */
export function AuthenticatorDialog({ onAdded, onClose }: Props) {
  const t = useTranslations()
  const { mutate, data, error } = useCommand(secondFactors.beginAuthenticator)
  const isBegun = useRef(false)
  useEffect(() => {
    // React runs effects twice in development, and each call makes another secret.
    if (isBegun.current) return
    isBegun.current = true
    mutate({})
  }, [mutate])
  return (
    <FormModal title={t('secondFactors.addApp')} isOpen onClose={onClose}>
      {error && <ErrorAlert problem={error} title={t('common.problem')} />}
      {!data && !error && <TableSkeleton />}
      {data && (
        <Form
          contract={secondFactors.confirmAuthenticator}
          values={{ code: '' }}
          onDone={({ recoveryCodes }) => onAdded(recoveryCodes)}
        >
          <Text>{t('secondFactors.scan')}</Text>
          <QrCode {...data.qr} label={t('secondFactors.qr')} />
          <Stack gap={4}>
            <Text size="sm">{t('secondFactors.typeInstead')}</Text>
            <Code style={{ overflowWrap: 'anywhere' }}>
              {data.secret.match(/.{1,4}/g)!.join(' ')}
            </Code>
          </Stack>
          <TextField<InputOf<typeof secondFactors.confirmAuthenticator>>
            name="code"
            label={t('secondFactors.code')}
            description={t('secondFactors.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            isNeverKept
            maxLength={12}
            required
          />
          <FormActions label={t('secondFactors.confirm')} />
        </Form>
      )}
    </FormModal>
  )
}

const QrCode = ({ size, path, label }: { size: number; path: string; label: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${size} ${size}`}
    width={208}
    height={208}
    shapeRendering="crispEdges"
    style={{ alignSelf: 'center', background: 'white' }}
  >
    <path d={path} fill="black" />
  </svg>
)
