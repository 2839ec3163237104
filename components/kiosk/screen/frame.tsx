'use client'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft, IconLanguage, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useLanguageSwitch } from '../shell/language'
import classes from './kiosk.module.css'

type Props = {
  title: string
  sound?: { isMuted: boolean; toggle: () => void }
  status?: ReactNode
  back?: { label: string; go: () => void }
  children: ReactNode
}

/** Around every screen of the kiosk. */
export function Frame({ title, sound, status, back, children }: Props) {
  const t = useTranslations('kiosk')
  return (
    <div className={classes.page} data-gloves>
      <header className={classes.header}>
        {back && (
          <ActionIcon
            variant="subtle"
            color="white"
            size={48}
            ml="-0.75rem"
            aria-label={back.label}
            onClick={back.go}
          >
            <IconArrowLeft size={24} />
          </ActionIcon>
        )}
        <h1 className={classes.title}>{title}</h1>
        {sound && (
          <ActionIcon
            variant="subtle"
            color="white"
            size={48}
            aria-label={t(sound.isMuted ? 'unmute' : 'mute')}
            onClick={sound.toggle}
          >
            {sound.isMuted ? <IconVolumeOff size={24} /> : <IconVolume size={24} />}
          </ActionIcon>
        )}
        <LanguageButton />
      </header>
      {status}
      <main className={classes.main}>{children}</main>
    </div>
  )
}

function LanguageButton() {
  const t = useTranslations('common')
  const other = useLocale() === 'th' ? 'en' : 'th'
  return (
    <Button
      variant="subtle"
      color="white"
      miw={56}
      px="xs"
      lang={other}
      leftSection={<IconLanguage size={20} aria-hidden />}
      title={t('switchLanguage')}
      onClick={useLanguageSwitch()}
    >
      {t('otherLanguageShort')}
    </Button>
  )
}
