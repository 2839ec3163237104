'use client'
import { ActionIcon, CloseButton, Input, Popover } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import classes from './day-range-input.module.css'
import { DayRangeEnd } from './day-range-end'
import type { DayRangeInputProps } from './day-range'
import { RangeCalendar } from './range-calendar'

export function CalendarRangeInput({ fromRef, toRef, ...props }: DayRangeInputProps) {
  const { label, value, onChange, onBlur, error, required, isOpenEnded, choices } = props
  const t = useTranslations()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [from, to] = value
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
          <RangeCalendar
            value={value}
            onChange={onChange}
            choices={choices}
            onChosen={() => setOpen(false)}
          />
        </Popover.Dropdown>
      </Popover>
    </Input.Wrapper>
  )
}
