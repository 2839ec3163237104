'use client'
import { IconChevronRight, IconSpeakerphone } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { countsOf } from '@/lib/domain/gate/musters/rules'
import type { RollCall } from './use-roll-call'
import classes from './muster.module.css'

type Props = RollCall & { onOpen: () => void }

/** The roll call that runs, or has just ended: one tap away, and people are let out meanwhile. */
export function MusterBar({ muster: { kind, endedAt }, people, onOpen }: Props) {
  const t = useTranslations()
  const { missing } = countsOf(people)
  return (
    <button type="button" className={classes.bar} data-over={endedAt !== null} onClick={onOpen}>
      <IconSpeakerphone size={28} aria-hidden />
      <span>
        <strong>
          {endedAt === null
            ? t('musters.runningTitle', { kind: t(`musters.kinds.${kind}`) })
            : t('kiosk.muster.over')}
        </strong>
        {missing > 0 ? t('musters.missingShort', { missing }) : t('musters.allFoundShort')}
      </span>
      <IconChevronRight size={28} aria-hidden />
    </button>
  )
}
