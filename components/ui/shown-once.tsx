'use client'
import { Button } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { Actions } from './actions'
import { useConfirm } from './confirm'
import { Dialog } from './dialog'
import { useCopy } from './use-copy'

type Props = {
  title: string
  /** What the button that copies puts into the clipboard. */
  secret: string
  words: { copy: string; copied: string; notCopied: string; kept: string }
  onClose: () => void
  children: ReactNode
}

/** A secret that cannot be read again: every way to close it but the button that says it is kept asks first. */
export function ShownOnce({ title, secret, words, onClose, children }: Props) {
  const t = useTranslations('common')
  const confirm = useConfirm()
  const copy = useCopy(words)
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [])
  const leave = async () => {
    const question = {
      title: t('shownOnce.title'),
      text: t('shownOnce.text'),
      confirmLabel: t('shownOnce.close'),
      cancelLabel: t('shownOnce.back'),
      isDestructive: true,
    }
    if (await confirm(question)) onClose()
  }
  return (
    <Dialog title={title} onClose={() => void leave()}>
      {children}
      <Actions>
        <Button variant="default" onClick={() => void copy(secret)} data-autofocus>
          {words.copy}
        </Button>
        <Button onClick={onClose}>{words.kept}</Button>
      </Actions>
    </Dialog>
  )
}
