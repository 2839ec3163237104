import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'
import type { PermitTemplate } from '@/lib/domain/work/work-permits/lookups/contract'

/** What every step of the form is given. */
export type StepProps = { lookups?: PermitTemplate['lookups']; record?: PermitRecord }
