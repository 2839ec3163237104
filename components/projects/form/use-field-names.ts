'use client'
import { useTranslations } from 'next-intl'

const labels = { PurchaseRequisitionNo: 'prNo', name: 'name', employerId: 'employer' } as const

/** Fields of a project, named on the wire, as the form calls them. */
export function useFieldNames() {
  const t = useTranslations('projects')
  return (fields: readonly string[]): string[] =>
    fields.map((field) => (field in labels ? t(labels[field as keyof typeof labels]) : field))
}
