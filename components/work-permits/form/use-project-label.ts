'use client'
import { useProjectName } from '@/components/projects/use-project-name'

type Project = { PurchaseRequisitionNo: string | null; name: string }

export function useProjectLabel() {
  const nameOf = useProjectName()
  return ({ PurchaseRequisitionNo, name }: Project): string =>
    [PurchaseRequisitionNo, nameOf({ name })].filter(Boolean).join(' · ')
}
