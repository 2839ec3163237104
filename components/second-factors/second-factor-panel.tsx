'use client'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { LoadError } from '@/components/ui/load-error'
import { secondFactors } from '@/lib/domain/people/second-factors/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { FactorList } from './factor-list'

const AuthenticatorDialog = dynamic(() =>
  fetchPart(() => import('./authenticator-dialog')).then((part) => part.AuthenticatorDialog),
)
const PasskeyDialog = dynamic(() =>
  fetchPart(() => import('./passkey-dialog')).then((part) => part.PasskeyDialog),
)
const CodesDialog = dynamic(() =>
  fetchPart(() => import('./codes-dialog')).then((part) => part.CodesDialog),
)

type Open = 'app' | 'passkey' | null
/** `onReady` is called once a factor is set up and its recovery codes were shown. */
type Props = { onReady?: () => void }

export function SecondFactorPanel({ onReady }: Props) {
  const t = useTranslations()
  const [open, setOpen] = useState<Open>(null)
  const [codes, setCodes] = useState<string[]>([])
  const answer = useApi(secondFactors.get, {})
  if (answer.isPending) return <TableSkeleton />
  if (answer.isError) return <LoadError problem={answer.error} retry={answer.refetch} />
  const factors = answer.data
  const show = (recoveryCodes: string[]) => {
    setOpen(null)
    setCodes(recoveryCodes)
    if (recoveryCodes.length === 0) onReady?.()
  }
  const seen = () => {
    setCodes([])
    onReady?.()
  }
  return (
    <Stack>
      {factors.isAsked && <Text size="sm">{t('secondFactors.required')}</Text>}
      <FactorList factors={factors} onCodes={show} />
      <Group gap="sm">
        {!factors.hasAuthenticator && (
          <Button
            variant="default"
            leftSection={<IconDeviceMobile size={18} />}
            onClick={() => setOpen('app')}
          >
            {t('secondFactors.addApp')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconFingerprint size={18} />}
          onClick={() => setOpen('passkey')}
        >
          {t('secondFactors.addPasskey')}
        </Button>
      </Group>
      {open === 'app' && <AuthenticatorDialog onAdded={show} onClose={() => setOpen(null)} />}
      {open === 'passkey' && <PasskeyDialog onAdded={show} onClose={() => setOpen(null)} />}
      {codes.length > 0 && <CodesDialog codes={codes} onClose={seen} />}
    </Stack>
  )
}
