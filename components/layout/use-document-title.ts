'use client'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'

/** Of the part of the page that was shown last. */
let wanted = ''

const apply = () => {
  if (document.title !== wanted) document.title = wanted
}

/**
 * The title of the browser's tab while this part of the page is shown. Next sets the title of the page as well, and
 * at times later than this: hence the observer.
 */
export function useDocumentTitle(text: string | undefined): void {
  const product = useTranslations('common')('productName')
  const title = text && `${text} · ${product}`
  useEffect(() => {
    if (!title) return
    wanted = title
    apply()
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [title])
}
