'use client'
import { useTranslations } from 'next-intl'
import type { DeliveryRecord } from '@/lib/domain/people/notice-deliveries/contract'
import { deliveryReasons, messageFaults } from '@/lib/domain/people/notice-deliveries/rules'

const known = [...deliveryReasons, ...messageFaults]

/** Why it was skipped or did not arrive, in words; what another server has answered stays as it is. */
export function useTrouble() {
  const t = useTranslations('noticeDeliveries.reasons')
  return ({ lastError }: Pick<DeliveryRecord, 'lastError'>): string | null => {
    const reason = known.find((one) => one === lastError)
    return reason ? t(reason) : lastError
  }
}
