'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import {
  retentionRules,
  type RetentionRuleRecord,
} from '@/lib/domain/site/retention-rules/contract'
import { useCommand } from '@/lib/platform/browser/use-api'

type Progress = { removed: number; left: number }

/** Removes what was proposed, part by part, and tells how far it is. */
export function useRemovalOfOld() {
  const t = useTranslations('retention')
  const toast = useToast()
  const [progress, setProgress] = useState<Progress | null>(null)
  const command = useCommand(retentionRules.confirm)
  const remove = async ({ id, rowVersion, proposal }: RetentionRuleRecord): Promise<void> => {
    let removed = 0
    setProgress({ removed, left: proposal?.count ?? 0 })
    try {
      let part: Progress
      do {
        part = await command.mutateAsync({ id, rowVersion })
        removed += part.removed
        setProgress({ removed, left: part.left })
      } while (part.left > 0 && part.removed > 0)
      toast.done(t('removed', { count: removed }))
    } catch (refusal) {
      toast.failed(refusal)
    } finally {
      setProgress(null)
    }
  }
  return { remove, progress }
}
