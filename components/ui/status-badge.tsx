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

/** What a status means to its reader; each has a shape of its own, as colours alone tell some people nothing. */
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
  /** A shape that says more than the one of the tone. */
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
