import { Group, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/ui/status-badge'
import type { CalendarMark } from './calendar-event'

export function CalendarLegend({ marks }: { marks: CalendarMark[] }) {
  const t = useTranslations('calendar')
  return (
    <Group
      gap="xs"
      mt="sm"
      component="ul"
      aria-label={t('legend')}
      p={0}
      style={{ listStyle: 'none' }}
    >
      {marks.map(({ tone, icon, label }) => (
        <Text key={label} component="li">
          <StatusBadge tone={tone} icon={icon}>
            {label}
          </StatusBadge>
        </Text>
      ))}
    </Group>
  )
}
