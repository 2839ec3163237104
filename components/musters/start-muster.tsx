'use client'
import { Button } from '@mantine/core'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { fetchPart } from '@/lib/platform/browser/fetch-part'

const StartDialog = dynamic(() =>
  fetchPart(() => import('./start-dialog')).then((part) => part.StartDialog),
)

export function StartMuster() {
  const t = useTranslations('musters')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        leftSection={<IconSpeakerphone size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('start')}
      </Button>
      {isOpen && <StartDialog onClose={() => setOpen(false)} />}
    </>
  )
}
