'use client'
import { Box, Button } from '@mantine/core'
import { IconFlagCheck } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { PageHeader } from '@/components/layout/page-header'
import { useDateStyle } from '@/components/ui/date-style'
import { ExportButtons } from '@/components/ui/export-buttons'
import { PrintButton } from '@/components/ui/print-button'
import { musters, type Muster, type MusterRecord } from '@/lib/domain/gate/musters/contract'
import type { Counts } from '@/lib/domain/gate/musters/rules'
import { formatInstant } from '@/lib/platform/dates/format'
import { nameIn } from '@/lib/platform/i18n/names'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { minutesOf } from './minutes'

const EndDialog = dynamic(() =>
  fetchPart(() => import('./end-dialog')).then((part) => part.EndDialog),
)

type Props = { muster: Muster; counts: Counts }

export function MusterHeader({ muster, counts }: Props) {
  const t = useTranslations('musters')
  const [isEnding, setEnding] = useState(false)
  const { id, kind } = muster
  return (
    <>
      <PageHeader
        title={`${t('title')}: ${t(`kinds.${kind}`)}`}
        description={<Story muster={muster} />}
        actions={
          <>
            <Box visibleFrom="sm">
              <PrintButton>{t('print')}</PrintButton>
            </Box>
            <ExportButtons pdf={{ contract: musters.pdf, input: { id } }} />
            {muster.can.end && (
              <Button
                variant={counts.missing > 0 ? 'default' : 'filled'}
                leftSection={<IconFlagCheck size={18} aria-hidden />}
                onClick={() => setEnding(true)}
              >
                {t('end')}
              </Button>
            )}
          </>
        }
      />
      {isEnding && <EndDialog id={id} counts={counts} onClose={() => setEnding(false)} />}
    </>
  )
}

function Story({ muster }: { muster: Muster }) {
  const t = useTranslations('musters')
  const locale = useLocale()
  const style = useDateStyle()
  const { startedAt, startedBy, endedAt, endedBy, endReason } = muster
  const nameOf = ({ user, device }: MusterRecord['startedBy']) =>
    user ? nameIn(locale, user) : (device ?? '')
  const began = [
    t('startedAt', { time: formatInstant(style, startedAt) }),
    t('startedBy', { name: nameOf(startedBy) }),
    t('minutes', { minutes: minutesOf(muster) }),
  ]
  return (
    <>
      {began.join(' · ')}
      {endedAt && endedBy && (
        <>
          <br />
          {[
            t('endedAt', { time: formatInstant(style, endedAt) }),
            t('startedBy', { name: nameOf(endedBy) }),
          ].join(' · ')}
        </>
      )}
      {endReason && (
        <>
          <br />
          {t('endedBecause', { reason: endReason })}
        </>
      )}
    </>
  )
}
