/** บริษัทผู้รับเหมา: ฉบับร่างต้องมีชื่อก่อนใช้งาน / Companies: a draft needs a name before it counts. */

import { Problem } from '@/lib/platform/contract/problem'

/** The name of a company that has not got one yet. */
export const DRAFT_NAME = 'DRAFT'

/** The fields that a company lacks before it becomes active, as named on the wire. */
export const gapsOf = ({ nameTh }: { nameTh: string }): 'nameTh'[] =>
  nameTh === DRAFT_NAME ? ['nameTh'] : []

/** Throws `record-not-found` for a company of no kind, as there is none, and `not-a-contractor` for one of another kind. */
export function requireContractorKind(id: string, kind: string | undefined, field: string): void {
  if (!kind) throw new Problem('record-not-found', { values: { id }, field })
  if (kind !== 'Contractor') throw new Problem('not-a-contractor', { field })
}
