import type { ProjectStatus } from '@/lib/domain/work/projects/workflow'
import { DRAFT_NAME } from '@/lib/platform/contract/draft-name'

/** Invented jobs. New ones go to the end: a project's id follows from the place in the list. */
export type DemoProject = {
  key: string
  /** The number behind PR-2026-; null while there is none. */
  pr: number | null
  name: string
  employer: 'a' | 'b' | null
  status: ProjectStatus
  /** The reason of the status. */
  reason?: string
  owner: string
  purchasing: string
  officers: string[]
  areaOwners: string[]
  contractors: string[]
  /** Codes of workspace areas */
  areas: string[]
  /** Places in the list of document templates */
  documents: number[]
  /** In days: how long ago it was registered, when it begins (negative is past), how long it lasts. */
  madeAgo: number
  starts: number
  lasts: number
  /** Where nobody is named on a permit yet. */
  plannedWorkers?: number
  description?: string
}

const staff = {
  owner: 'prasit',
  purchasing: 'supaporn',
  officers: ['somchai'],
  areaOwners: ['kanchana'],
}
const ofA = { employer: 'a', contractors: ['thanakorn'] } as const
const ofB = { employer: 'b', contractors: ['malee'] } as const
const base = { ...staff, areas: [] as string[], documents: [0, 4] }

type Row = Omit<DemoProject, 'contractors'> & { contractors: readonly string[] }

const rows: Row[] = [
  {
    ...base,
    ...ofA,
    key: 'steam-line',
    pr: 87,
    madeAgo: 170,
    starts: -158,
    lasts: 44,
    name: 'เปลี่ยนท่อไอน้ำแรงดันสูง โรงหม้อไอน้ำถึงหน่วยแครกเกอร์',
    status: 'Completed',
    reason: 'ทดสอบแรงดันผ่าน ส่งมอบงานครบทุกรายการ',
    areas: ['BLR-04', 'CRK-01'],
    documents: [0, 1, 3, 4],
    description: 'รื้อท่อเดิมขนาด 8 นิ้ว ระยะ 120 เมตร ติดตั้งท่อใหม่ ทดสอบแรงดัน และหุ้มฉนวน',
  },
  {
    ...base,
    ...ofB,
    key: 'cooling-scaffold',
    pr: 93,
    madeAgo: 139,
    starts: -128,
    lasts: 30,
    name: 'ติดตั้งและรื้อถอนนั่งร้านหอหล่อเย็น ชุดที่ 2',
    status: 'Completed',
    owner: 'chaiwat',
    areaOwners: ['chaiwat'],
    areas: ['CTW-03'],
    documents: [0, 1, 4],
  },
  {
    ...base,
    ...ofB,
    key: 'workshop-roof',
    pr: 101,
    madeAgo: 96,
    starts: -60,
    lasts: 45,
    name: 'ซ่อมหลังคาโรงซ่อมบำรุงและทาสีโครงสร้างเหล็ก',
    status: 'Cancelled',
    reason: 'งบประมาณปีนี้ไม่พอ เลื่อนไปเสนอใหม่ปีหน้า',
    areas: ['WSP-09'],
    documents: [0, 1, 4],
  },
  {
    ...base,
    ...ofA,
    key: 'transformer',
    pr: 108,
    madeAgo: 88,
    starts: -40,
    lasts: 75,
    name: 'เปลี่ยนหม้อแปลง 22 kV สถานีไฟฟ้าย่อย SS-2',
    status: 'OnHold',
    reason: 'ผู้ผลิตเลื่อนส่งหม้อแปลง คาดว่าได้รับปลายเดือนหน้า',
    owner: 'chaiwat',
    officers: ['nattaya'],
    areas: ['SUB-05'],
    documents: [0, 3, 4],
    description: 'ต้องดับไฟทั้งสถานี ประสานแผนผลิตล่วงหน้าอย่างน้อย 14 วัน',
  },
  {
    ...base,
    ...ofA,
    key: 'tank-301',
    pr: 119,
    madeAgo: 41,
    starts: -12,
    lasts: 35,
    name: 'ทำความสะอาดและตรวจสอบภายในถัง T-301',
    status: 'Active',
    officers: ['somchai', 'nattaya'],
    areas: ['TNK-02'],
    documents: [0, 2, 4],
    description: 'งานในที่อับอากาศ ตรวจวัดก๊าซก่อนเข้าและทุก 2 ชั่วโมง ต้องมีผู้ช่วยเหลือประจำปากถังตลอดเวลา',
  },
  {
    ...base,
    ...ofB,
    key: 'insulation',
    pr: 112,
    madeAgo: 55,
    starts: -30,
    lasts: 90,
    name: 'หุ้มฉนวนท่อไอน้ำและท่อร้อน ลานถังเก็บผลิตภัณฑ์ ระยะที่ 1',
    status: 'Active',
    contractors: ['malee', 'pranee'],
    areas: ['TNK-02', 'BLR-04'],
    documents: [0, 1, 4],
  },
  {
    ...base,
    ...ofA,
    key: 'pump-204',
    pr: 124,
    madeAgo: 36,
    starts: -8,
    lasts: 21,
    name: 'ซ่อมใหญ่ปั๊มน้ำหล่อเย็น P-204 A/B',
    status: 'Active',
    owner: 'chaiwat',
    purchasing: 'pimchanok',
    areaOwners: ['kanchana', 'chaiwat'],
    areas: ['CTW-03', 'WSP-09'],
    documents: [0, 3],
    description: 'ถอดปั๊มทีละตัว ยกด้วยรถเครน 25 ตัน ซ่อมที่โรงซ่อมบำรุง',
  },
  {
    ...base,
    ...ofA,
    key: 'aeration',
    pr: 115,
    madeAgo: 48,
    starts: -20,
    lasts: 60,
    name: 'ปรับปรุงระบบเติมอากาศ บ่อบำบัดน้ำเสีย',
    status: 'OnHold',
    reason: 'ระดับน้ำในบ่อสูงหลังฝนตกหนัก รอสูบออก',
    officers: ['nattaya'],
    areas: ['WWT-06'],
  },
  {
    ...base,
    ...ofB,
    key: 'turnaround',
    pr: 128,
    madeAgo: 30,
    starts: -3,
    lasts: 28,
    name: 'นั่งร้านสำหรับงานหยุดซ่อมบำรุงใหญ่ (Turnaround) หน่วยแครกเกอร์',
    status: 'Active',
    officers: ['somchai', 'nattaya'],
    contractors: ['malee', 'pranee'],
    areas: ['CRK-01'],
    documents: [0, 1, 4],
    description: 'นั่งร้านสูงสุด 28 เมตร ตรวจรับโดยผู้ตรวจสอบนั่งร้านก่อนใช้งานทุกชุด',
  },
  {
    ...base,
    ...ofA,
    key: 'crane',
    pr: 142,
    madeAgo: 9,
    starts: 12,
    lasts: 40,
    plannedWorkers: 70,
    name: 'ติดตั้งเครนเหนือศีรษะ 10 ตัน โรงซ่อมบำรุง',
    status: 'Draft',
    areas: ['WSP-09'],
    documents: [0, 3, 4],
    description: 'รวมงานตรวจรับรองเครนโดยวิศวกรก่อนใช้งาน',
  },
  {
    ...base,
    ...ofA,
    key: 'safety-valves',
    pr: 136,
    madeAgo: 11,
    starts: 7,
    lasts: 14,
    plannedWorkers: 96,
    name: 'เปลี่ยนวาล์วนิรภัยและตรวจรับรองหม้อไอน้ำ B-2',
    status: 'Draft',
    areas: ['BLR-04'],
    documents: [0],
  },
  {
    ...base,
    ...ofA,
    key: 'fire-fighting',
    pr: 131,
    madeAgo: 21,
    starts: 2,
    lasts: 60,
    plannedWorkers: 28,
    name: 'ติดตั้งระบบดับเพลิงอัตโนมัติ ลานขนถ่ายสารเคมี',
    status: 'Active',
    areas: ['LDB-07'],
    documents: [0, 1, 4],
    description: 'ท่อดับเพลิงและหัวฉีดโฟม 24 จุด ทดสอบระบบร่วมกับหน่วยดับเพลิงของโรงงาน',
  },
  {
    ...base,
    ...ofB,
    key: 'storm-drain',
    pr: null,
    madeAgo: 26,
    starts: 20,
    lasts: 30,
    plannedWorkers: 130,
    name: 'ขุดวางท่อระบายน้ำฝนรอบลานถัง',
    status: 'Draft',
    owner: 'chaiwat',
    areas: ['TNK-02'],
    documents: [0],
    description: 'รอออกเลขที่ PR หลังสำรวจแนวท่อใต้ดิน',
  },
  {
    ...base,
    key: 'unnamed',
    pr: null,
    madeAgo: 3,
    starts: -3,
    lasts: 30,
    name: DRAFT_NAME,
    employer: null,
    status: 'Draft',
    owner: 'chaiwat',
    officers: [],
    areaOwners: [],
    contractors: [],
    documents: [],
  },
]

export const projects: DemoProject[] = rows.map((row) => ({
  ...row,
  contractors: [...row.contractors],
}))
