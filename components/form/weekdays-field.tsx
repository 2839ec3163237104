'use client'
import { Chip, Group, Input } from '@mantine/core'
import { useField } from './form-context'
import { useDateStyle } from '@/components/ui/date-style'
import { formatWeekday } from '@/lib/platform/dates/format'
import { inWeekOrder, allWeekdays } from './week-order'

type Props = { name: string; label: string; description?: string }

export function WeekdaysField({ name, label, description }: Props) {
  const dates = useDateStyle()
  const { value, onChange, onBlur, ref, error } = useField(name, label)
  const chosen = (value as number[] | undefined) ?? []
  const change = (days: string[]) => onChange(days.map(Number).toSorted())
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      required
      labelElement="div"
    >
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
