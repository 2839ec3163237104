'use client'
import { IconPlus, type TablerIcon } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Tone } from '@/components/ui/status-badge'
import { statusLooks } from '@/components/work-permits/permit-status'
import { useNames } from '@/components/work-permits/use-names'
import { History } from '@/components/workflow/history'
import { workPermits, type PermitLog } from '@/lib/domain/work/work-permits/contract'
import { useApi } from '@/lib/platform/browser/use-api'

/** A log entry has the look of the status that it led to, each approval that of the last one. */
const lookOf = ({ command, toStatus }: PermitLog): { tone: Tone; icon: TablerIcon } => {
  if (command === 'create') return { tone: 'neutral', icon: IconPlus }
  return statusLooks[command === 'approve' ? 'Approved' : toStatus]
}

export function PermitHistory({ id }: { id: string }) {
  const t = useTranslations()
  const nameOf = useNames()
  const answer = useApi(workPermits.logs, { id })
  const sentenceOf = ({ command, actor, role }: PermitLog) => {
    const values = {
      who: actor ? nameOf(actor) : t('workPermits.system'),
      role: role ? t(`roles.${role}`) : '–',
    }
    return command === 'create' || command === 'expire'
      ? t(`workPermits.log.${command}`, values)
      : t(`workPermits.commands.${command}.log`, values)
  }
  return (
    <History
      label={t('workPermits.history')}
      answer={answer}
      sentenceOf={sentenceOf}
      statusName={(status) => t(`workPermits.statuses.${status}`)}
      lookOf={lookOf}
      reasonOf={({ reason }) => reason}
    />
  )
}
