'use client'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import classes from './many-outcome.module.css'

export type Refused = { id: string; name: string; reason: string }
type Props = { done: number; refused: Refused[]; onClose: () => void }

/** How many records a command has reached, and why not the others. */
export function ManyOutcome({ done, refused, onClose }: Props) {
  const t = useTranslations('table.outcome')
  const closeLabel = useTranslations('common')('close')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert
      ref={box}
      role="status"
      color="amber"
      icon={<IconAlertTriangle />}
      title={`${done > 0 ? t('done', { count: done }) : t('none')} · ${t('refused', { count: refused.length })}`}
      styles={{ title: { fontWeight: 650 } }}
      withCloseButton
      closeButtonLabel={closeLabel}
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reached by keyboard */}
      <ul className={classes.list} aria-label={t('list')} tabIndex={0}>
        {refused.map(({ id, name, reason }) => (
          <li key={id}>
            <strong>{name}</strong> <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
