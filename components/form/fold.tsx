'use client'
import { IconChevronDown } from '@tabler/icons-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import classes from './fold.module.css'

type Props = {
  /** Always in sight. What is marked `data-shut-only` is shown while the fold is shut. */
  summary: ReactNode
  /** At first. */
  isOpen?: boolean
  /** Whether it is shut at first where a phone opens the page. */
  isShutOnPhone?: boolean
  children: ReactNode
}

/** As in `data-table.module.css`. */
const PHONE = '(max-width: 47.99em)'

/**
 * A part of a long form or page that can be shut. A form's are open at first, so that the server's page has all fields;
 * `show-field.ts` opens it for a field in it. On paper all are open.
 */
export function Fold({ summary, isOpen = true, isShutOnPhone = false, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null)
  const isShutAtFirst = useRef(isShutOnPhone)
  useLayoutEffect(() => {
    if (fold.current && isShutAtFirst.current && window.matchMedia(PHONE).matches)
      fold.current.open = false
  }, [])
  return (
    <details ref={fold} open={isOpen} className={classes.fold}>
      <summary className={classes.summary}>
        {summary}
        <IconChevronDown size={20} aria-hidden className={classes.chevron} />
      </summary>
      {children}
    </details>
  )
}
