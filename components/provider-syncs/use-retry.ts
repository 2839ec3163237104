'use client'
import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import { providerSyncs } from '@/lib/domain/provider-syncs/contract'
import { useCommand } from '@/lib/platform/http/use-api'

export function useRetry() {
  const t = useTranslations('providerSyncs')
  const toast = useToast()
  const command = useCommand(providerSyncs.retry)
  const send = async (id: string): Promise<void> => {
    try {
      await command.mutateAsync({ id })
      toast.done(t('retried'))
    } catch (refusal) {
      toast.failed(refusal)
    }
  }
  return { send, isSending: command.isPending }
}
