'use client'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { use, useCallback, useEffect, useState } from 'react'
import { useConfirm } from '@/components/ui/confirm'
import { route } from '@/lib/platform/access/route'
import { ReportUnsaved, type Forget } from './form-context'

/** Asks before unsaved input is lost; true when the reader leaves anyway. */
function useConfirmLeaving(): () => Promise<boolean> {
  const confirm = useConfirm()
  const t = useTranslations()
  return () =>
    confirm({
      title: t('form.unsavedTitle'),
      text: t('form.unsavedText'),
      confirmLabel: t('common.leave'),
      cancelLabel: t('common.stay'),
      isDestructive: true,
    })
}

/** For a drawer, dialog or page around a form: `mayLeave` asks first when the form has unsaved input. */
export function useUnsaved() {
  const [forget, setForget] = useState<Forget | null>(null)
  const confirmLeaving = useConfirmLeaving()
  const report = useCallback((unsaved: Forget | null) => setForget(() => unsaved), [])
  const mayLeave = async (): Promise<boolean> => {
    if (!forget) return true
    const isLeaving = await confirmLeaving()
    if (isLeaving) forget()
    return isLeaving
  }
  return { report, mayLeave }
}

const nothingIsKept: Forget = () => {}

/**
 * While input is unsaved: asks before the reader leaves the site or follows a link, and reports it to the drawer.
 * `forget` drops what is kept of it, once the reader has chosen to leave without saving.
 */
export function useUnsavedWarning(isUnsaved: boolean, forget: Forget = nothingIsKept): void {
  const report = use(ReportUnsaved)
  const confirmLeaving = useConfirmLeaving()
  const router = useRouter()
  useEffect(() => () => report?.(null), [report])
  useEffect(() => {
    report?.(isUnsaved ? forget : null)
    if (!isUnsaved) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = async (event: MouseEvent) => {
      const path = pathOfLink(event)
      if (path === null) return
      event.preventDefault()
      // Other forms of the page do not ask once more.
      event.stopImmediatePropagation()
      if (!(await confirmLeaving())) return
      forget()
      router.push(route(path))
    }
    window.addEventListener('beforeunload', onUnload)
    // In the capture phase, before Next's link handles the click.
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
    }
  })
}

/** The path that a plain click on one of our links leads to; null if the reader stays on this page, as with a file. */
function pathOfLink(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null
  if (link.origin !== window.location.origin) return null
  return link.pathname === window.location.pathname ? null : link.pathname + link.search
}
