import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'
import type { PermitTemplate } from '@/lib/domain/work/work-permits/lookups/contract'

export type StepProps = { lookups?: PermitTemplate['lookups']; record?: PermitRecord }
