'use client'
import { useTranslations } from 'next-intl'
import { shownName } from '@/lib/domain/work/projects/rules'

/** The displayed name; a project saved without one is shown as unnamed. */
export function useProjectName() {
  const t = useTranslations('common')
  return ({ name }: { name: string }) => shownName(name, t('unnamed'))
}
