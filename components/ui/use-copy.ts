'use client'
import { useToast } from './toast'

type Words = { copied: string; notCopied: string }

/** Copies a text, and says how it went. */
export function useCopy({ copied, notCopied }: Words): (text: string) => Promise<void> {
  const toast = useToast()
  return async (text) => {
    try {
      // Missing on a page that is not secure, which throws as well.
      await navigator.clipboard.writeText(text)
      toast.done(copied)
    } catch {
      toast.failed(notCopied)
    }
  }
}
