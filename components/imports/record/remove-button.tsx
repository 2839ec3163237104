'use client'
import { Button } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useRemoval } from '@/components/ui/use-removal'
import { imports, type ImportPage } from '@/lib/domain/site/imports/contract'

export function RemoveButton({ file: { id, fileName } }: { file: ImportPage }) {
  const t = useTranslations('imports')
  const remove = useRemoval(imports.remove)
  const input = { id }
  return (
    <Button
      variant="default"
      onClick={() =>
        void remove({ input, name: fileName, text: t('removeText'), leaveTo: '/imports' })
      }
    >
      {t('remove')}
    </Button>
  )
}
