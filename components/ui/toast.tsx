'use client'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { ApiProblem } from '@/lib/platform/browser/client'

/** The text of a problem, or one that a screen passes. */
const textOf = (error: unknown) =>
  error instanceof ApiProblem ? error.body.detail : typeof error === 'string' ? error : undefined

/** `toast.done(t('saved'))`, `toast.failed(problem)`. */
export function useToast() {
  const t = useTranslations('common')
  return useMemo(() => {
    const closeButtonProps = { 'aria-label': t('close') }
    return {
      done: (message: string) =>
        notifications.show({
          message,
          color: 'pine',
          icon: <IconCheck size={18} />,
          closeButtonProps,
        }),
      /** Stays until the reader closes it. */
      failed: (error: unknown) =>
        notifications.show({
          title: t('problem'),
          message: textOf(error) ?? t('loadFailed'),
          color: 'red',
          icon: <IconAlertTriangle size={18} />,
          autoClose: false,
          closeButtonProps,
        }),
    }
  }, [t])
}
