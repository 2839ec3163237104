import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'next-intl'

export function TableSkeleton() {
  const t = useTranslations('common')
  return (
    <Stack gap="md" p="md" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {[90, 75, 85, 70, 80].map((width) => (
        <Skeleton key={width} height={22} width={`${width}%`} />
      ))}
    </Stack>
  )
}
