'use client'
import { Button } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import classes from './language-switch.module.css'
import { LOCALE_COOKIE, type Locale } from '@/lib/platform/i18n/locale'
import { rememberChoice } from './remember-choice'

type Props = { color?: string; onChosen?: (locale: Locale) => void }

/** Labelled in the other language, for readers who cannot read the current one. */
export function LanguageSwitch({ color = 'white', onChosen }: Props) {
  const t = useTranslations('common')
  const other = useLocale() === 'th' ? 'en' : 'th'
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const change = () => {
    rememberChoice(LOCALE_COOKIE, other)
    onChosen?.(other)
    startTransition(() => router.refresh())
  }
  return (
    <Button
      variant="subtle"
      color={color}
      size="compact-md"
      miw={44}
      lang={other}
      loading={isPending}
      leftSection={<IconLanguage size={18} aria-hidden />}
      classNames={{ section: classes.icon }}
      title={t('switchLanguage')}
      onClick={change}
    >
      {t('otherLanguageShort')}
    </Button>
  )
}
