'use client'
import { useTranslations } from 'next-intl'
import { useConfirm } from '@/components/ui/confirm'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import type { AttendanceCommander, PlainCommand } from './use-attendance-command'

const asks = ['markNoShow', 'cancel'] as const
const isAsked = (command: PlainCommand): command is (typeof asks)[number] =>
  asks.some((name) => name === command)

/** Asks before what has no way back. False when the reader thought better of it. */
export function useCarefulCommand({ nameOf, run }: AttendanceCommander) {
  const t = useTranslations('trainingEnrollments')
  const confirm = useConfirm()
  return async (command: PlainCommand, rows: AttendanceRecord[]): Promise<boolean> => {
    if (isAsked(command)) {
      const isSure = await confirm({
        title: t(`commands.${command}`),
        text: t(`asks.${command}`, { count: rows.length, names: rows.map(nameOf).join(', ') }),
        confirmLabel: t(`commands.${command}`),
        cancelLabel: t('doNothing'),
        isDestructive: command === 'cancel',
      })
      if (!isSure) return false
    }
    run(
      command,
      rows.map(({ id }) => id),
    )
    return true
  }
}
