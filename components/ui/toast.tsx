'use client'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { ApiProblem } from '@/lib/platform/browser/client'

/** What went wrong, in words: a refusal has its own, and a screen may have some. */
const textOf = (error: unknown) =>
  error instanceof ApiProblem ? error.body.detail : typeof error === 'string' ? error : undefined

/** Short news at the edge of the page: `toast.done(t('saved'))`, `toast.failed(problem)`. */
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
      /** A refusal stays until it is read. */
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
