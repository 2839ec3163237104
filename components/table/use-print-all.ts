'use client'
import { useEffect, useRef, useState } from 'react'
import { useToast } from '@/components/ui/toast'
import type { Page } from '@/lib/platform/contract/contract'

/** The most rows of a list on paper. Source: docs/daily.md#15-lists-and-forms. */
const MOST_PRINTED = 1000

export type Printing<Row> = {
  /** The rows of all pages, while the browser prints them. */
  printed: Page<Row> | null
  isReading: boolean
  print: () => Promise<void>
}

type Read<Row> = (most: number) => Promise<Page<Row>>

/**
 * Reads the rows of all pages, shows them while the browser prints, and then gives way to the page again. `readAll` reads
 * the first of them, no more than `most`, by `query`: where that changes meanwhile, the rows are read again, as the paper
 * says by what they were searched.
 */
export function usePrintAll<Row>(query: URLSearchParams, readAll: Read<Row>): Printing<Row> {
  const toast = useToast()
  const latest = useRef({ query, readAll })
  useEffect(() => {
    latest.current = { query, readAll }
  })
  const [printed, setPrinted] = useState<Page<Row> | null>(null)
  const [isReading, setReading] = useState(false)
  useEffect(() => {
    if (!printed) return
    const leave = () => setPrinted(null)
    window.addEventListener('afterprint', leave)
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', leave)
    }
  }, [printed])
  const readLatest = async (): Promise<Page<Row>> => {
    const { query: asked, readAll: read } = latest.current
    const found = await read(MOST_PRINTED)
    return latest.current.query === asked ? found : readLatest()
  }
  const print = async () => {
    setReading(true)
    try {
      setPrinted(await readLatest())
    } catch (problem) {
      toast.failed(problem)
    } finally {
      setReading(false)
    }
  }
  return { printed, isReading, print }
}
