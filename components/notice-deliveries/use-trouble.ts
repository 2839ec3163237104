'use client'
import { useTranslations } from 'next-intl'
import type { DeliveryRecord } from '@/lib/domain/people/notice-deliveries/contract'
import { deliveryReasons } from '@/lib/domain/people/notice-deliveries/rules'

/** Why it was skipped, in words; what a mail server has answered stays as it is. */
export function useTrouble() {
  const t = useTranslations('noticeDeliveries.reasons')
  return ({ lastError }: Pick<DeliveryRecord, 'lastError'>): string | null => {
    const reason = deliveryReasons.find((known) => known === lastError)
    return reason ? t(reason) : lastError
  }
}
