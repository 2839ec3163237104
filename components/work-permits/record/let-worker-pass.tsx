'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { LetPass } from '@/components/eligibility/let-pass'
import { useNames } from '@/components/work-permits/use-names'
import { reasonCodes } from '@/lib/domain/eligibility/eligibility/alternatives/rules'
import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'
import type { PermitGap } from '@/lib/domain/work/work-permits/readiness/contract'

/** Where the reader may let a worker pass without what is missing, or that somebody has proposed it. */
export function LetWorkerPass({ gap, permit }: { gap: PermitGap; permit: PermitRecord }) {
  const nameOf = useNames()
  const t = useTranslations('eligibility.letPass')
  const { personId, requirementId, canOverride, overrideWaits, text } = gap
  const code = reasonCodes.find((each) => each === gap.code)
  const worker = permit.workers.find((each) => each.personId === personId)
  if (overrideWaits)
    return (
      <Text size="sm" c="dimmed">
        {t('waits')}
      </Text>
    )
  if (!canOverride || !code || !requirementId || !worker) return null
  return (
    <div>
      <LetPass
        about={{
          personId: worker.personId,
          purpose: 'Work',
          permitId: permit.id,
          reasonCodes: [code],
          requirementIds: [requirementId],
        }}
        name={nameOf(worker.person)}
        what={text}
      />
    </div>
  )
}
