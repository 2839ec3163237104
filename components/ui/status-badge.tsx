import {
  IconAlertTriangleFilled,
  IconCircle,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconClockFilled,
  IconInfoCircleFilled,
  type TablerIcon,
} from '@tabler/icons-react'
import classes from './status-badge.module.css'

/** The meaning of a status; each tone has its own icon, as colour alone does not reach every reader. */
export type Tone = 'good' | 'bad' | 'warning' | 'waiting' | 'info' | 'neutral'

const icons = {
  good: IconCircleCheckFilled,
  bad: IconCircleXFilled,
  warning: IconAlertTriangleFilled,
  waiting: IconClockFilled,
  info: IconInfoCircleFilled,
  neutral: IconCircle,
}

type Props = {
  tone: Tone
  /** More specific than the icon of the tone. */
  icon?: TablerIcon
  children: string
}

export function StatusBadge({ tone, icon, children }: Props) {
  const Icon = icon ?? icons[tone]
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={14} aria-hidden />
      {children}
    </span>
  )
}
