'use client'
import { useTranslations } from 'next-intl'
import { IntentLink } from '@/components/ui/intent-link'
import type { NavigationItem } from '@/components/layout/navigation'
import { route } from '@/lib/platform/access/route'
import classes from './start.module.css'

export function ScreenCard({ item: { href, key, icon: Icon } }: { item: NavigationItem }) {
  const t = useTranslations('navigation.screens')
  return (
    <IntentLink href={route(href)} className={classes.card}>
      <span className={classes.icon} aria-hidden>
        <Icon size={24} stroke={1.75} />
      </span>
      <span>
        <span className={classes.label}>{t(`${key}.label`)}</span>
        <span className={classes.line}>{t(`${key}.description`)}</span>
      </span>
    </IntentLink>
  )
}
