'use client'
import { Alert, Button, Text } from '@mantine/core'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { Actions } from '@/components/ui/actions'
import { useDateStyle } from '@/components/ui/date-style'
import { IntentLink } from '@/components/ui/intent-link'
import { musters } from '@/lib/domain/gate/musters/contract'
import { route } from '@/lib/platform/access/route'
import { useApi } from '@/lib/platform/browser/use-api'
import { formatInstant } from '@/lib/platform/dates/format'
import { runningInput } from './running-input'

/** In milliseconds. */
const REFRESH = 15_000

export const useRunning = () => useApi(musters.search, runningInput, { refetchInterval: REFRESH })

/** The roll call that runs now, for those who may mark people; nothing otherwise. */
export function RunningNotice() {
  const t = useTranslations('musters')
  const style = useDateStyle()
  const muster = useRunning().data?.rows[0]
  if (!muster) return null
  const { id, kind, startedAt, ...counts } = muster
  const { expected, found, missing } = counts
  return (
    <Alert
      color="red"
      mb="md"
      c="var(--mantine-color-text)"
      styles={{ title: { color: 'inherit' } }}
      icon={<IconSpeakerphone />}
      title={t('runningTitle', { kind: t(`kinds.${kind}`) })}
    >
      <Text>
        {t('runningText', { expected, found, missing, time: formatInstant(style, startedAt) })}
      </Text>
      <Actions>
        <Button component={IntentLink} href={route(`/musters/${id}`)} data-screen-only>
          {t('open')}
        </Button>
      </Actions>
    </Alert>
  )
}
