'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { employers, type EmployerRecord } from '@/lib/domain/site/employers/contract'
import { useApi } from '@/lib/platform/browser/use-api'

/** Opens the company that `?edit=` names, once: it is read again after each save. */
export function useEditFromAddress(open: (row: EmployerRecord) => void): void {
  const id = useSearchParams().get('edit') ?? ''
  const { data } = useApi(employers.get, { id }, { enabled: id !== '' })
  const opened = useRef('')
  useEffect(() => {
    if (!data || opened.current === data.id) return
    opened.current = data.id
    open(data)
  }, [data, open])
}
