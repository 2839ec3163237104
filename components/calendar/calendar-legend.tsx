import { Group, Text } from '@mantine/core'
import { IconBeach } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/ui/status-badge'
import classes from './calendar.module.css'
import type { CalendarProps } from './calendar-props'

type Props = Pick<CalendarProps, 'note'> & {
  marks: CalendarProps['legend']
  hasHolidays: boolean
  canMove: boolean
}

export function CalendarLegend({ marks, note, hasHolidays, canMove }: Props) {
  const t = useTranslations('calendar')
  return (
    <Group gap="xs" mt="sm">
      <Group
        gap="xs"
        component="ul"
        aria-label={t('legend')}
        p={0}
        m={0}
        style={{ listStyle: 'none' }}
      >
        {marks.map(({ tone, icon, label }) => (
          <Text key={label} component="li">
            <StatusBadge tone={tone} icon={icon}>
              {label}
            </StatusBadge>
          </Text>
        ))}
        {hasHolidays && (
          <Text component="li">
            <span className={classes.holiday}>
              <IconBeach size={14} aria-hidden />
              {t('holiday')}
            </span>
          </Text>
        )}
      </Group>
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      {canMove && (
        <Text size="sm" c="dimmed" visibleFrom="sm">
          {t('moveHint')}
        </Text>
      )}
    </Group>
  )
}
