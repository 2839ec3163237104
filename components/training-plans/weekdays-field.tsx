'use client'
import { Chip, Group, Input } from '@mantine/core'
import { useField } from '@/components/form/form-context'
import { useDateStyle } from '@/components/ui/date-style'
import { formatWeekday } from '@/lib/platform/dates/format'
import { inWeekOrder, allWeekdays } from './week-order'

export function WeekdaysField({ name, label }: { name: string; label: string }) {
  const dates = useDateStyle()
  const { value, onChange, onBlur, ref, error } = useField(name, label)
  const chosen = (value as number[] | undefined) ?? []
  const change = (days: string[]) => onChange(days.map(Number).toSorted())
  return (
    <Input.Wrapper label={label} error={error} required labelElement="div">
      <Chip.Group multiple value={chosen.map(String)} onChange={change}>
        <Group gap={6} mt={4} role="group" aria-label={label} onBlur={onBlur}>
          {inWeekOrder(allWeekdays, dates.firstDayOfWeek).map((weekday, index) => (
            <Chip key={weekday} value={String(weekday)} ref={index === 0 ? ref : undefined}>
              {formatWeekday(dates, weekday)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  )
}
