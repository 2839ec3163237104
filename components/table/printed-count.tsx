import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'

type Props = { count: number; total: number }

/** On paper: how many rows there are, and that some are missing. */
export function PrintedCount({ count, total }: Props) {
  const t = useTranslations('table')
  return (
    <Text size="sm">
      {count < total ? t('printedFirst', { count, total }) : t('total', { total })}
    </Text>
  )
}
