'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { EmployerRecord } from '@/lib/domain/site/employers/contract'

/** Opens the form of a company whose page was asked for with `?edit`, once: it is read again after each save. */
export function useEditFromAddress(
  employer: EmployerRecord,
  open: (row: EmployerRecord) => void,
): void {
  const isAsked = useSearchParams().has('edit') && employer.can.save
  const wasOpened = useRef(false)
  useEffect(() => {
    if (!isAsked || wasOpened.current) return
    wasOpened.current = true
    open(employer)
  }, [isAsked, employer, open])
}
