'use client'
import { useTranslations } from 'next-intl'
import { shownName } from '@/lib/domain/work/projects/rules'

/** The displayed name; a project saved without one is shown as unnamed. */
export function useProjectName() {
  const t = useTranslations('projects')
  return ({ name }: { name: string }) => shownName(name, t('unnamed'))
}
