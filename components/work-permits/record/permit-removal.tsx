'use client'
import { Button } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useRemoval } from '@/components/ui/use-removal'
import { workPermits, type PermitRecord } from '@/lib/domain/work/work-permits/contract'

export function PermitRemoval({ permit: { id, permitNo } }: { permit: PermitRecord }) {
  const t = useTranslations('workPermits')
  const remove = useRemoval(workPermits.remove)
  return (
    <Button
      mt="md"
      variant="default"
      c="var(--mantine-color-error)"
      onClick={() =>
        void remove({
          input: { id },
          name: permitNo,
          text: t('removeText'),
          leaveTo: '/work-permits',
        })
      }
    >
      {t('remove')}
    </Button>
  )
}
