'use client'
import { Affix, Button, Group, Paper, Progress, Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { numberIn } from '@/lib/platform/i18n/formats'
import classes from './download-progress.module.css'
import type { Fetching } from './use-download'

type Props = Fetching & { onStop: () => void }

/** The progress of a file that is generated, with a button to stop it. */
export function DownloadProgress({ what, percent, received, onStop }: Props) {
  const t = useTranslations()
  const seconds = useSeconds()
  const size = useSize()(received)
  const facts = [
    ...(percent ? [t('exports.progress', { percent })] : []),
    t('exports.elapsed', { seconds }),
    ...(received > 0 ? [t('exports.received', { size })] : []),
  ]
  return (
    <Affix className={classes.place}>
      <Paper withBorder shadow="md" p="md">
        <Group justify="space-between" gap="sm" wrap="nowrap">
          <Text role="status" fw={600}>
            {t('exports.preparing', { what })}
          </Text>
          <Button size="xs" variant="default" onClick={onStop}>
            {t('common.cancel')}
          </Button>
        </Group>
        <Bar label={t('exports.preparing', { what })} percent={percent} />
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
      </Paper>
    </Affix>
  )
}

/** Full and animated while the percentage is unknown; the key then mounts a new bar, which does not shrink from full. */
function Bar({ label, percent }: { label: string; percent: number | null }) {
  return (
    <Progress.Root my="xs">
      <Progress.Section
        key={percent ? 'known' : 'unknown'}
        value={percent || 100}
        animated
        withAria={false}
        role="progressbar"
        aria-label={label}
        {...(percent && { 'aria-valuenow': percent })}
      />
    </Progress.Root>
  )
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}

function useSize() {
  const locale = useLocale()
  return (bytes: number) =>
    bytes < 1_000_000
      ? `${numberIn(locale, Math.ceil(bytes / 1000))} KB`
      : `${numberIn(locale, bytes / 1_000_000, { maximumFractionDigits: 1 })} MB`
}
