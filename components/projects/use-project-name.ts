'use client'
import { useTranslations } from 'next-intl'
import { DRAFT_NAME } from '@/lib/domain/work/projects/rules'

/** A project's name as people read it: one saved without a name says so. */
export function useProjectName() {
  const t = useTranslations('projects')
  return ({ name }: { name: string }) => (name === DRAFT_NAME ? t('unnamed') : name)
}
