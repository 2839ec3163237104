'use client'
import { Drawer as MantineDrawer, Modal, type ModalProps } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { IsShown } from './is-shown'
import { useBackCloses } from './use-back-closes'
import { useFocusBack } from './use-focus-back'

type Props = Pick<ModalProps, 'title' | 'size' | 'onClose' | 'children'> & { isOpen?: boolean }

/** In the middle of the page: a question, or a short form. */
export const Dialog = (props: Props) => <Modal {...useFrame(props)} centered />

/** At the side of the page, beside its list. */
export const Drawer = (props: Props) => (
  <MantineDrawer
    size="lg"
    {...useFrame(props)}
    position="right"
    styles={{ body: { paddingBottom: '2rem' } }}
  />
)

/** Escape and the browser's Back close what is topmost. */
function useFrame({ isOpen = true, onClose, children, ...props }: Props) {
  const t = useTranslations('common')
  useFocusBack(isOpen)
  const close = useBackCloses(isOpen, onClose)
  return {
    ...props,
    children: <IsShown value={isOpen}>{children}</IsShown>,
    opened: isOpen,
    onClose: close,
    closeButtonProps: { 'aria-label': t('close') },
  }
}
