'use client'
import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { whenIdle } from '@/lib/platform/browser/idle'

export const FailedPage = dynamic(() =>
  fetchPart(() => import('./message-pages')).then((pages) => pages.FailedPage),
)
export const MessagePage = dynamic(() =>
  fetchPart(() => import('./message-pages')).then((pages) => pages.MessagePage),
)

/** Fetches them once the page is there, so that a failure can be shown without a connection, too. */
export function FetchMessagePages() {
  useEffect(() => {
    // Of a version that is no more: whoever shows one of them tries again.
    whenIdle(() => void fetchPart(() => import('./message-pages')).catch(() => {}))
  }, [])
  return null
}
