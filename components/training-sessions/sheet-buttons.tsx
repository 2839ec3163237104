'use client'
import { Box } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { ExportButtons } from '@/components/ui/export-buttons'
import { PrintButton } from '@/components/ui/print-button'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'

/** The list that people sign: as a file, and printed where there is a printer. */
export function SheetButtons({ id }: { id: string }) {
  const t = useTranslations()
  return (
    <>
      <ExportButtons
        pdf={{
          contract: trainingEnrollments.sheet,
          input: { id },
          label: t('trainingEnrollments.sheet.save'),
        }}
      />
      <Box visibleFrom="sm">
        <PrintButton>{t('trainingSessions.print')}</PrintButton>
      </Box>
    </>
  )
}
