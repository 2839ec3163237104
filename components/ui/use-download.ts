'use client'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '@/lib/platform/browser/client'
import type { Contract, InputOf } from '@/lib/platform/contract/contract'
import { download, saveFile, type Progress } from '@/lib/platform/browser/download'
import { useToast } from './toast'

export type Fetching = Progress & { what: string }

/** Downloads one file at a time and reports its progress; `stop`, or leaving the page, aborts it. */
export function useDownload() {
  const t = useTranslations('exports')
  const toast = useToast()
  const [fetching, setFetching] = useState<Fetching | null>(null)
  const stopping = useRef<AbortController | null>(null)
  const stop = useCallback(() => stopping.current?.abort(), [])
  useEffect(() => stop, [stop])
  const start = async <C extends Contract>(what: string, contract: C, input: InputOf<C>) => {
    const { signal } = (stopping.current = new AbortController())
    setFetching({ what, received: 0, percent: null })
    try {
      const file = await download(contract, input, signal, (progress) =>
        setFetching({ what, ...progress }),
      )
      saveFile(file)
      toast.done(t('saved', { name: file.fileName }))
    } catch (error) {
      if (signal.aborted) toast.done(t('cancelled'))
      else toast.failed(error instanceof ApiProblem ? error : t('incomplete'))
    } finally {
      setFetching(null)
    }
  }
  return { fetching, start, stop }
}
