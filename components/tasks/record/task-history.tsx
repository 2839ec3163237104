'use client'
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconBan,
  IconCheck,
  IconPlayerPlay,
  IconPlus,
  IconSend,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Tone } from '@/components/ui/status-badge'
import { History } from '@/components/workflow/history'
import { tasks, type TaskLogRecord } from '@/lib/domain/work/tasks/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { useLogSentence } from './use-log-sentence'

const looks: Record<TaskLogRecord['command'], { tone: Tone; icon: TablerIcon }> = {
  create: { tone: 'neutral', icon: IconPlus },
  start: { tone: 'info', icon: IconPlayerPlay },
  submit: { tone: 'waiting', icon: IconSend },
  approve: { tone: 'good', icon: IconCheck },
  requestChange: { tone: 'warning', icon: IconArrowBackUp },
  withdraw: { tone: 'neutral', icon: IconArrowBackUp },
  reject: { tone: 'bad', icon: IconX },
  cancel: { tone: 'neutral', icon: IconBan },
  reassign: { tone: 'neutral', icon: IconArrowsExchange },
}

export function TaskHistory({ id }: { id: string }) {
  const t = useTranslations('tasks')
  const sentenceOf = useLogSentence()
  const answer = useApi(tasks.logs, { id })
  return (
    <History
      label={t('history')}
      answer={answer}
      sentenceOf={sentenceOf}
      statusName={(status) => t(`statuses.${status}`)}
      lookOf={({ command }) => looks[command]}
      reasonOf={({ comment }) => comment}
    />
  )
}
