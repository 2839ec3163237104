import { IconAlertTriangleFilled, IconCircleCheckFilled, IconHandStop } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { GateMatch } from '@/lib/domain/gate/gate/contract'
import classes from './match-card.module.css'

type Word = GateMatch['verdict']['verdict']

const icons = {
  allowed: IconCircleCheckFilled,
  warned: IconAlertTriangleFilled,
  refused: IconHandStop,
}

/** The word, its shape and its colour each say the same. */
export function VerdictBanner({ verdict }: { verdict: Word }) {
  const t = useTranslations('gate')
  const Icon = icons[verdict]
  return (
    <div className={classes.verdict} data-verdict={verdict}>
      <Icon size={40} aria-hidden />
      {t(`verdicts.${verdict}`)}
    </div>
  )
}
