'use client'
import { useLocale } from 'next-intl'
import { useMemo } from 'react'
import { employers } from '@/lib/domain/employers/contract'
import { useApi } from '@/lib/platform/http/use-api'
import { namesIn } from '@/lib/platform/i18n/names'

/** The employers that this reader may know of, to choose from. */
export function useEmployerOptions() {
  const locale = useLocale()
  const { data } = useApi(employers.search, {})
  return useMemo(
    () =>
      (data?.rows ?? []).map(({ id, nameTh, nameEn }) => ({
        value: id,
        label: namesIn(locale, { th: nameTh, en: nameEn }).name,
      })),
    [data, locale],
  )
}
