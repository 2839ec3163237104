import { DRAFT_NAME } from '@/lib/platform/contract/draft-name'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Calendar } from './calendar'
import { demoId } from './ids'
import { withCheckDigit } from './check-digit'

/** Invented names, but for the last: a registration task gives it. */
const employers = [
  ['site', 'บริษัท ธาราทองปิโตรเคมี จำกัด', 'Tharathong Petrochemical Co., Ltd.', 'Site', 'Active', 291],
  [
    'a',
    'บริษัท ใบโพธิ์ทองเมคานิคอล จำกัด',
    'Baiphothong Mechanical Co., Ltd.',
    'Contractor',
    'Active',
    261,
  ],
  [
    'b',
    'บริษัท เกลียวคลื่นนั่งร้านและฉนวน จำกัด',
    'Kliaokhluen Scaffolding & Insulation Co., Ltd.',
    'Contractor',
    'Active',
    241,
  ],
  ['draft', 'ห้างหุ้นส่วนจำกัด วาฬน้อยขนส่ง', 'Wan Noi Transport Ltd., Part.', 'Contractor', 'Draft', 46],
  [
    'inactive',
    'บริษัท ฟ้าหลังฝนไฟฟ้ากำลัง จำกัด',
    'Falangfon Electrical Co., Ltd.',
    'Contractor',
    'Inactive',
    211,
  ],
  [
    'crane',
    'บริษัท หิ่งห้อยยกหิ้วและเครน จำกัด',
    'Hinghoi Lifting & Crane Co., Ltd.',
    'Contractor',
    'Draft',
    6,
  ],
  ['unnamed', DRAFT_NAME, null, 'Contractor', 'Draft', 2],
] as const
export type EmployerKey = (typeof employers)[number][0]

export const employerId = (key: EmployerKey) =>
  demoId('employer', employers.findIndex(([known]) => known === key) + 1)

export const madeDaysAgo = (key: EmployerKey): number =>
  employers.find(([known]) => known === key)![5]

export const employerRows = ({ morning }: Calendar): Prisma.EmployerCreateManyInput[] =>
  employers.map(([key, nameTh, nameEn, kind, status, daysAgo], index) => ({
    id: employerId(key),
    nameTh,
    nameEn,
    kind,
    status,
    ...(nameEn && contactOf(nameEn, index + 1)),
    createdAt: morning(daysAgo),
  }))

const contactOf = (nameEn: string, number: number) => ({
  // Companies' numbers begin with 0; there is no province 99, so that no real company has one of these.
  taxId: withCheckDigit(`0995568${String(number).padStart(5, '0')}`),
  contactEmail: `office@${nameEn.split(' ', 1)[0]?.toLowerCase()}.example.com`,
  phone: `038-000-${String(number).padStart(3, '0')}`,
})
