'use client'
import { useTranslations } from 'next-intl'

const labels = { PurchaseRequisitionNo: 'prNo', name: 'name', employerId: 'employer' } as const

/** Turns wire names of project fields into the labels of the form. */
export function useFieldNames() {
  const t = useTranslations('projects')
  return (fields: readonly string[]): string[] =>
    fields.map((field) => (field in labels ? t(labels[field as keyof typeof labels]) : field))
}
