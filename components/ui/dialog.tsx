'use client'
import { Drawer as MantineDrawer, Modal, type ModalProps } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useBackCloses } from './use-back-closes'
import { useFocusBack } from './use-focus-back'

type Props = Pick<ModalProps, 'title' | 'size' | 'onClose' | 'children'> & { isOpen?: boolean }

/** In the middle of the page: a question, or a short form. */
export const Dialog = (props: Props) => <Modal {...useFrame(props)} centered />

/** At the side of the page, beside its list. The browser's Back closes it. */
export function Drawer(props: Props) {
  const frame = useFrame(props)
  useBackCloses(frame.opened, props.onClose)
  return (
    <MantineDrawer
      size="lg"
      {...frame}
      position="right"
      styles={{ body: { paddingBottom: '2rem' } }}
    />
  )
}

function useFrame({ isOpen = true, ...props }: Props) {
  const t = useTranslations('common')
  useFocusBack(isOpen)
  return { ...props, opened: isOpen, closeButtonProps: { 'aria-label': t('close') } }
}
