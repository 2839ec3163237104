'use client'
import { Drawer } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useBackCloses } from '@/components/form/use-back-closes'
import { useFocusBack } from '@/components/ui/use-focus-back'

type Props = { title: string; isOpen: boolean; close: () => void; children: ReactNode }

export function SeatsDrawer({ title, isOpen, close, children }: Props) {
  const t = useTranslations('common')
  useFocusBack(isOpen)
  const onEscape = useBackCloses(isOpen, close)
  return (
    <Drawer
      opened={isOpen}
      onClose={onEscape}
      position="right"
      size="lg"
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{ title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)' } }}
    >
      {children}
    </Drawer>
  )
}
