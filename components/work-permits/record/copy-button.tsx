'use client'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import { useWayOn } from '@/components/ui/use-way-on'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { route } from '@/lib/platform/access/route'
import { useCommand } from '@/lib/platform/browser/use-api'

/** Makes a new draft from a permit and goes to its day, which a copy does not have. */
export function CopyButton({ id }: { id: string }) {
  const t = useTranslations('workPermits')
  const wayOn = useWayOn()
  const toast = useToast()
  const copy = useCommand(workPermits.copy)
  const click = async () => {
    try {
      const made = await copy.mutateAsync({ id })
      toast.done(t('copied'))
      wayOn.push(route(`/work-permits/${made.id}/edit?step=when`))
    } catch (problem) {
      toast.failed(problem)
    }
  }
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconCopy size={18} />}
      loading={copy.isPending}
      onClick={click}
    >
      {t('copy')}
    </Button>
  )
}
