'use client'
import { Skeleton } from '@mantine/core'
import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { route } from '@/lib/platform/access/route'
import { numberIn } from '@/lib/platform/i18n/formats'
import classes from './figure-link.module.css'
import { IntentLink } from './intent-link'

export const FigureRow = ({ children }: { children: ReactNode }) => (
  <ul className={classes.row}>{children}</ul>
)

type Props = { label: string; value: number | undefined; href: string }

/** A number that leads to what is counted. */
export function FigureLink({ label, value, href }: Props) {
  const locale = useLocale()
  return (
    <li>
      <IntentLink href={route(href)} className={classes.figure}>
        <span className={classes.value}>
          {value === undefined ? <Skeleton height={28} width={48} /> : numberIn(locale, value)}
        </span>
        <span className={classes.line}>{label}</span>
      </IntentLink>
    </li>
  )
}
