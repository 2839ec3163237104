'use client'
import { IconKey, IconPencil, IconPlayerTrackNext, IconSend, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { RowAction } from '@/components/table/column'
import { useConfirm } from '@/components/ui/confirm'
import { useToast } from '@/components/ui/toast'
import { useRefusalToast } from '@/components/ui/use-refusal-toast'
import { useRemoval } from '@/components/ui/use-removal'
import {
  webhookEndpoints,
  type WebhookEndpointRecord,
} from '@/lib/domain/insight/webhook-endpoints/contract'
import { hostOf } from '@/lib/domain/insight/webhook-endpoints/names/rules'
import { useCommand } from '@/lib/platform/browser/use-api'

type Handlers = {
  onEdit: (endpoint: WebhookEndpointRecord) => void
  onSecret: (secret: string) => void
}

/** `since`: the endpoint to which everything since a place is to be sent. */
export function useEndpointActions({ onEdit, onSecret }: Handlers) {
  const t = useTranslations('webhooks')
  const common = useTranslations('common')
  const [since, setSince] = useState<WebhookEndpointRecord | null>(null)
  const remove = useRemoval(webhookEndpoints.remove)
  const test = useTest()
  const rotate = useRotation(onSecret)
  const actionsOf = (endpoint: WebhookEndpointRecord): RowAction[] => [
    { label: common('edit'), icon: <IconPencil size={16} />, onClick: () => onEdit(endpoint) },
    { label: t('test.label'), icon: <IconSend size={16} />, onClick: () => void test(endpoint) },
    {
      label: t('rotate.label'),
      icon: <IconKey size={16} />,
      onClick: () => void rotate(endpoint),
    },
    ...(endpoint.isActive
      ? [
          {
            label: t('deliveries.since.label'),
            icon: <IconPlayerTrackNext size={16} />,
            onClick: () => setSince(endpoint),
          },
        ]
      : []),
    {
      label: common('remove'),
      icon: <IconTrash size={16} />,
      isDestructive: true,
      onClick: () => {
        const name = hostOf(endpoint.url)
        void remove({ input: { id: endpoint.id }, name, text: t('removeText') })
      },
    },
  ]
  return { actionsOf, since, closeSince: () => setSince(null) }
}

function useTest() {
  const t = useTranslations('webhooks')
  const toast = useToast()
  const command = useCommand(webhookEndpoints.test)
  return async ({ id }: WebhookEndpointRecord): Promise<void> => {
    try {
      const { answerStatus, fault, milliseconds } = await command.mutateAsync({ id })
      const answer = fault
        ? t(`faults.${fault}`)
        : t('test.answered', { status: String(answerStatus), milliseconds })
      const hasArrived = answerStatus !== null && answerStatus >= 200 && answerStatus < 300
      if (hasArrived) toast.done(`${t('test.delivered')} · ${answer}`)
      else toast.failed(`${t('test.refused')} · ${answer}`)
    } catch (refusal) {
      toast.failed(refusal)
    }
  }
}

function useRotation(onSecret: (secret: string) => void) {
  const t = useTranslations('webhooks')
  const tellRefusal = useRefusalToast()
  const confirm = useConfirm()
  const command = useCommand(webhookEndpoints.rotateSecret)
  return async ({ id, rowVersion }: WebhookEndpointRecord): Promise<void> => {
    const question = {
      title: t('rotate.title'),
      text: t('rotate.text'),
      confirmLabel: t('rotate.confirm'),
    }
    if (!(await confirm(question))) return
    try {
      onSecret((await command.mutateAsync({ id, rowVersion })).secret)
    } catch (refusal) {
      tellRefusal(refusal)
    }
  }
}
