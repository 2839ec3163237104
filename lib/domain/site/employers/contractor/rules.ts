/** ผู้รับเหมา: บริษัทที่อ้างถึงต้องเป็นผู้รับเหมา / A company that work is given to has to be a contractor. */

import { Problem } from '@/lib/platform/contract/problem'

/** Throws `record-not-found` for a company without a kind, as there is none, and `not-a-contractor` for one of another kind. */
export function requireContractorKind(id: string, kind: string | undefined, field: string): void {
  if (!kind) throw new Problem('record-not-found', { values: { id }, field })
  if (kind !== 'Contractor') throw new Problem('not-a-contractor', { field })
}
