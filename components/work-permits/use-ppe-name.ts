'use client'
import { useTranslations } from 'next-intl'
import { ppeCodes, type PpeCode } from '@/lib/domain/work/work-permits/rules'

export const isPpeCode = (value: string): value is PpeCode =>
  ppeCodes.some((code) => code === value)

/** Translates known codes; free text stays as it was written. */
export function usePpeName() {
  const t = useTranslations('workPermits.ppeNames')
  return (item: string): string => (isPpeCode(item) ? t(item) : item)
}
