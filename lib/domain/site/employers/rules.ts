/** บริษัทผู้รับเหมา: ฉบับร่างต้องมีชื่อก่อนใช้งาน / Companies: a draft needs a name before it counts. */
import { DRAFT_NAME } from '@/lib/platform/contract/draft-name'

export const hasName = ({ nameTh }: { nameTh: string }): boolean => nameTh !== DRAFT_NAME

/** The fields that a company lacks before it becomes active, as named on the wire. */
export const gapsOf = (employer: { nameTh: string }): 'nameTh'[] =>
  hasName(employer) ? [] : ['nameTh']
