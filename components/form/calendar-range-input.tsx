'use client'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/th'
import { ActionIcon, Button, CloseButton, Group, Input, Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { Day } from '@/lib/platform/dates/day'
import classes from './day-range-input.module.css'
import { DayRangeEnd } from './day-range-end'
import type { DayRangeInputProps } from './day-range'
import { useCalendarWords } from './use-calendar-words'

export function CalendarRangeInput({ fromRef, toRef, ...props }: DayRangeInputProps) {
  const { label, value, onChange, onBlur, error, required, isOpenEnded, choices } = props
  const t = useTranslations()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const calendar = useCalendarWords()
  const [from, to] = value
  // The calendar reports a range with the second click only; until then this is the first day.
  const [begun, setBegun] = useState<Day | null>(null)
  const choose = ([first, last]: [string | null, string | null]) => {
    setBegun(last ? null : first)
    if (!first || !last) return
    onChange([first, last])
    setOpen(false)
  }
  const canClear = Boolean((from && !required) || (to && (!required || isOpenEnded)))
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      error={error}
      required={required}
      className={classes.wrapper}
    >
      <Popover
        opened={isOpen}
        onChange={setOpen}
        onClose={() => setBegun(null)}
        position="bottom-end"
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <div
            role="group"
            {...(label ? { 'aria-labelledby': id } : { 'aria-label': props['aria-label'] })}
            className={classes.box}
            data-error={Boolean(error) || undefined}
          >
            <DayRangeEnd
              ref={fromRef}
              label={props.fromLabel}
              value={from}
              word={props.words?.[0]}
              isNeeded={required}
              isWrong={Boolean(error)}
              onBlur={onBlur}
              onChange={(day) => onChange([day, to])}
            />
            <span aria-hidden className={classes.dash}>
              –
            </span>
            <DayRangeEnd
              ref={toRef}
              label={props.toLabel}
              value={to}
              word={props.words?.[1]}
              isNeeded={required && !isOpenEnded}
              isWrong={Boolean(error)}
              onBlur={onBlur}
              onChange={(day) => onChange([from, day])}
            />
            {canClear && (
              <CloseButton
                size="sm"
                aria-label={t('common.clear')}
                onClick={() => onChange([required ? from : null, null])}
              />
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('form.openCalendar')}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={18} />
            </ActionIcon>
          </div>
        </Popover.Target>
        <Popover.Dropdown aria-label={label ?? props['aria-label']}>
          {choices && (
            <Group gap={6} mb="xs" maw="17rem">
              {choices.map(({ label: word, isChosen, choose: take }) => (
                <Button
                  key={word}
                  size="xs"
                  variant={isChosen ? 'light' : 'default'}
                  aria-pressed={isChosen}
                  onClick={() => {
                    take()
                    setOpen(false)
                  }}
                >
                  {word}
                </Button>
              ))}
            </Group>
          )}
          {/* Anew for other days, which may come when it is open already: it begins with their month. */}
          <DatePicker
            key={from ?? to}
            {...calendar}
            type="range"
            allowSingleDateInRange
            defaultDate={from ?? to ?? undefined}
            value={begun ? [begun, null] : [from, to]}
            onChange={choose}
          />
        </Popover.Dropdown>
      </Popover>
    </Input.Wrapper>
  )
}
