import type { Column } from '../../cells/rules'

/** Projects: told apart by their PR No. */
export const projectColumns: Column[] = [
  {
    field: 'PurchaseRequisitionNo',
    label: 'projects.prNo',
    synonyms: /^(pr|prno|prnumber|เลขpr|เลขที่pr|เลขที่ใบขอซื้อ|ใบขอซื้อ|purchaserequisition(no)?)$/,
    reading: { as: 'code' },
  },
  {
    field: 'name',
    label: 'projects.name',
    synonyms: /^(โครงการ|ชื่อโครงการ|งาน|ชื่องาน|project|projectname|name|job)$/,
    isRequired: true,
    reading: { as: 'text' },
  },
  {
    field: 'employerId',
    label: 'projects.employer',
    synonyms: /^(บริษัท|ชื่อบริษัท|ผู้รับเหมา|ชื่อผู้รับเหมา|company|employer|contractor|vendor|supplier)$/,
    isRequired: true,
    reading: { as: 'employer' },
  },
  {
    field: 'startDate',
    label: 'projects.startDate',
    synonyms: /^(วันเริ่ม|วันที่เริ่ม|วันเริ่มงาน|เริ่ม|เริ่มงาน|start|startdate|begin|from)$/,
    reading: { as: 'day' },
  },
  {
    field: 'endDate',
    label: 'projects.endDate',
    synonyms: /^(วันสิ้นสุด|วันที่สิ้นสุด|วันจบงาน|สิ้นสุด|จบงาน|end|enddate|finish|to)$/,
    reading: { as: 'day' },
  },
  {
    field: 'description',
    label: 'imports.projectDescription',
    synonyms: /^(รายละเอียด|คำอธิบาย|ขอบเขตงาน|description|details|scope)$/,
    reading: { as: 'text' },
  },
]
