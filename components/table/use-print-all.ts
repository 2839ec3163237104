'use client'
import { useEffect, useState } from 'react'
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

/**
 * Reads the rows of all pages, shows them while the browser prints, and then gives way to the page again. `readAll` reads
 * the first of them, no more than `most`.
 */
export function usePrintAll<Row>(readAll: (most: number) => Promise<Page<Row>>): Printing<Row> {
  const toast = useToast()
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
  const print = async () => {
    setReading(true)
    try {
      setPrinted(await readAll(MOST_PRINTED))
    } catch (problem) {
      toast.failed(problem)
    } finally {
      setReading(false)
    }
  }
  return { printed, isReading, print }
}
