'use client'
import { useLocale } from 'next-intl'
import { useMemo } from 'react'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { textIn } from '@/lib/platform/i18n/names'

/** The active plans and the one already chosen; with `all`, every plan. */
export function usePlanOptions({ chosen, all = false }: { chosen?: string; all?: boolean } = {}) {
  const locale = useLocale()
  const { data } = useApi(trainingPlans.search, {})
  return useMemo(
    () =>
      (data?.rows ?? [])
        .filter(({ id, isActive }) => all || isActive || id === chosen)
        .map(({ id, name, nickname }) => ({
          value: id,
          label: textIn(locale, nickname, name),
        })),
    [data, locale, chosen, all],
  )
}
