'use client'
import { IconCalendarCog } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { MenuAction } from '@/components/ui/action-menu'
import { useDateStyle } from '@/components/ui/date-style'
import { ERA_COOKIE } from '@/lib/platform/dates/era'
import { rememberChoice } from './remember-choice'

/** Offered in English only: Thai pages always have the era of the site. */
export function useEraAction(): MenuAction[] {
  const t = useTranslations('navigation')
  const { locale, era } = useDateStyle()
  const router = useRouter()
  if (locale === 'th') return []
  const other = era === 'BE' ? 'CE' : 'BE'
  const choose = () => {
    rememberChoice(ERA_COOKIE, other)
    router.refresh()
  }
  return [{ label: t(`showEra${other}`), icon: <IconCalendarCog size={18} />, onClick: choose }]
}
