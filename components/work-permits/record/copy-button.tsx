'use client'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { route } from '@/lib/platform/access/route'
import { useCommand } from '@/lib/platform/browser/use-api'

/** Makes a new draft from a permit and goes to its day, which a copy does not have. */
export function CopyButton({ id }: { id: string }) {
  const t = useTranslations('workPermits')
  const router = useRouter()
  const toast = useToast()
  const copy = useCommand(workPermits.copy)
  const click = () =>
    copy.mutate(
      { id },
      {
        onSuccess: (made) => {
          toast.done(t('copied'))
          router.push(route(`/work-permits/${made.id}/edit?step=when`))
        },
        onError: toast.failed,
      },
    )
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
