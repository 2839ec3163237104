'use client'
import { Anchor } from '@mantine/core'
import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useToday } from '@/components/ui/use-today'
import { IntentLink } from '@/components/ui/intent-link'
import { route } from '@/lib/platform/access/route'
import type { Day } from '@/lib/platform/dates/day'
import { sessionsFor } from './seat-search'

type Wanted = { personIds: readonly string[]; neededOn?: Day | null }

/** The sessions in which these people would be trained in time, with the way back to this page. */
export function useSessionsFor() {
  const today = useToday()
  const from = route(usePathname())
  return (wanted: Wanted): Route => sessionsFor({ ...wanted, today, from })
}

type Props = Wanted & {
  /** Of whom, for those who cannot see beside whom the link stands. */
  about: string
}

export function FindSession({ about, ...wanted }: Props) {
  const t = useTranslations('training.seatSearch')
  const href = useSessionsFor()(wanted)
  return (
    <Anchor component={IntentLink} href={href} size="sm" aria-label={`${t('find')}: ${about}`}>
      {t('find')}
    </Anchor>
  )
}
