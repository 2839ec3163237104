'use client'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { FormModal } from '@/components/form/form-modal'
import { Actions } from '@/components/ui/actions'
import { useDateStyle } from '@/components/ui/date-style'
import { ErrorAlert } from '@/components/ui/error-alert'
import { gateDevices, type GateDeviceRecord } from '@/lib/domain/gate/gate-devices/contract'
import { useApi, useCommand } from '@/lib/platform/browser/use-api'
import { timeIn } from '@/lib/platform/dates/day'
import classes from './pairing-dialog.module.css'

/** In milliseconds: how soon the dialog notices that the device has used the code. */
const REFRESH = 3_000

type Props = { device: GateDeviceRecord; onClose: () => void }

/** The only place that shows a pairing code; it says when the device has used it. */
export function PairingDialog({ device, onClose }: Props) {
  const t = useTranslations('gates')
  const { timeZone } = useDateStyle()
  const start = useCommand(gateDevices.startPairing)
  const { mutate } = start
  useEffect(() => mutate({ id: device.id }), [mutate, device.id])
  const devices = useApi(gateDevices.search, {}, { refetchInterval: REFRESH })
  const current = devices.data?.rows.find(({ id }) => id === device.id)
  const isPaired =
    current?.status === 'Paired' && start.data && current.rowVersion > start.data.rowVersion!
  return (
    <FormModal title={t('pairTitle', { name: device.name })} isOpen onClose={onClose}>
      <Stack gap="md">
        {start.error && <ErrorAlert problem={start.error} />}
        {isPaired ? (
          <Alert color="green" icon={<IconCircleCheck />} role="status">
            {t('pairedNow')}
          </Alert>
        ) : (
          start.data && (
            <>
              <Text>{t('pairText')}</Text>
              <output className={classes.code}>
                {start.data.pairingCode.replace(/^.{4}/, '$& ')}
              </output>
              <Text c="dimmed">
                {t('pairUntil', { time: timeIn(timeZone, new Date(start.data.endsAt)) })}
              </Text>
            </>
          )
        )}
        <Actions>
          <Button onClick={onClose}>{t('pairClose')}</Button>
        </Actions>
      </Stack>
    </FormModal>
  )
}
