'use client'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { useDateStyle } from '@/components/ui/date-style'
import type { Day } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import { parseTypedDay } from '@/lib/platform/dates/typed-day'
import classes from './day-range-input.module.css'

type Props = {
  label: string
  value: Day | null
  /** Stands in place of the day until another is typed. */
  word?: string | null
  onChange: (value: Day | null) => void
  /** Emptying the input restores its former day. */
  isNeeded?: boolean
  isWrong?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** One end of a range as a text input; text that is no day is replaced by the former value. */
export function DayRangeEnd({
  label,
  value,
  word,
  onChange,
  isNeeded,
  isWrong,
  onBlur,
  ref,
}: Props) {
  const style = useDateStyle()
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed === null) return
    const day = parseTypedDay(style.era, typed)
    const isCleared = typed.trim() === '' && !isNeeded
    if ((day || isCleared) && day !== value) onChange(day)
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed === null) return
    // The first Enter commits the day, only the next one submits the form.
    event.preventDefault()
    commit()
  }
  return (
    <input
      ref={ref}
      className={classes.end}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-required={isNeeded || undefined}
      placeholder={label}
      autoComplete="off"
      value={typed ?? word ?? (value ? formatDay(style, value) : '')}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => {
        commit()
        onBlur?.()
      }}
      onKeyDown={onKeyDown}
    />
  )
}
