/**
 * โครงการและเลขที่ PR: เลขที่ PR ซ้ำกันไม่ได้ / Projects, known by their purchase requisition number.
 */

/** The name of a project that was saved without one. Source: docs/interface.md#projects. */
export const DRAFT_NAME = 'DRAFT'

export const DEFAULT_DURATION_DAYS = 30

export type ProjectGap = 'PurchaseRequisitionNo' | 'name' | 'employerId'

type Fields = { purchaseRequisitionNo: string | null; name: string; employerId: string | null }

/** The fields that a project lacks before work may begin on it, as named on the wire. */
export const gapsOf = ({ purchaseRequisitionNo, name, employerId }: Fields): ProjectGap[] => [
  ...(purchaseRequisitionNo ? [] : (['PurchaseRequisitionNo'] as const)),
  ...(name === DRAFT_NAME ? (['name'] as const) : []),
  ...(employerId ? [] : (['employerId'] as const)),
]
