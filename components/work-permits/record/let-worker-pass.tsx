'use client'
import { LetPass } from '@/components/eligibility/let-pass'
import { useNames } from '@/components/work-permits/use-names'
import { reasonCodes } from '@/lib/domain/eligibility/eligibility/alternatives/rules'
import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'
import type { PermitGap } from '@/lib/domain/work/work-permits/readiness/contract'

/** Where the reader may let a worker pass without what is missing. */
export function LetWorkerPass({ gap, permit }: { gap: PermitGap; permit: PermitRecord }) {
  const nameOf = useNames()
  const { personId, requirementId, canOverride, text } = gap
  const code = reasonCodes.find((each) => each === gap.code)
  const worker = permit.workers.find((each) => each.personId === personId)
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
