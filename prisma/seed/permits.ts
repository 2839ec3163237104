import type { PermitType } from '@/lib/domain/work/jsa-templates/contract'
import type { PermitStatus } from '@/lib/domain/work/work-permits/workflow'

/** Hours of a permit: the morning, the afternoon, or all day. */
export const hours = {
  am: ['08:00', '12:00'],
  pm: ['13:00', '17:00'],
  day: ['08:00', '17:00'],
} as const

export type DemoPermit = {
  status: PermitStatus
  /** In days from today; negative is past. */
  day: number
  hours: keyof typeof hours
  project: string
  type: PermitType
  description: string
  /** The number of people of the company, or their keys. */
  crew: number | string[]
  /** Why it was sent back, rejected, stopped or cancelled. */
  reason?: string
  /** Why the work was stopped for an hour. */
  pausedFor?: string
  /** The number of approvals of a permit that is still Submitted. */
  approvals?: number
  /** The title of the task that asked for it. */
  task?: string
}

type Row = [
  status: PermitStatus,
  day: number,
  hours: DemoPermit['hours'],
  project: string,
  type: PermitType,
  crew: DemoPermit['crew'],
  description: string,
  more?: Pick<DemoPermit, 'reason' | 'pausedFor' | 'approvals' | 'task'>,
]

/** Invented work, roughly by date. New ones go to the end: ids count the rows. */
const rows: Row[] = [
  [
    'Closed',
    -140,
    'day',
    'steam-line',
    'HotWork',
    3,
    'เชื่อมต่อท่อไอน้ำ 8 นิ้ว ช่วงชั้นวางท่อ PR-4',
    { task: 'ขอใบอนุญาตงานเชื่อมท่อไอน้ำ' },
  ],
  [
    'Closed',
    -26,
    'am',
    'pump-204',
    'Lifting',
    3,
    'ยกปั๊ม P-204 A ออกจากแท่นด้วยรถเครน 25 ตัน',
    { task: 'ขอใบอนุญาตงานยก ปั๊ม P-204 A' },
  ],
  [
    'Closed',
    -9,
    'day',
    'tank-301',
    'General',
    2,
    'กั้นพื้นที่และตั้งเต็นท์เตรียมงานล้างถัง T-301',
    { pausedFor: 'ฝนตกและลมแรง' },
  ],
  ['Closed', -9, 'am', 'insulation', 'WorkAtHeight', 2, 'ติดตั้งนั่งร้านรอบท่อไอน้ำ ช่วง B-1 ถึง B-3'],
  ['Closed', -8, 'day', 'tank-301', 'ConfinedSpace', 3, 'เปิดฝาคนลอดและระบายอากาศถัง T-301'],
  ['Closed', -8, 'pm', 'insulation', 'WorkAtHeight', 2, 'รื้อฉนวนเก่าท่อไอน้ำ ช่วง B-1'],
  ['Closed', -7, 'am', 'pump-204', 'General', 2, 'ถอดคัปปลิงและวัดศูนย์ปั๊ม P-204 B'],
  [
    'Cancelled',
    -7,
    'day',
    'insulation',
    'WorkAtHeight',
    2,
    'หุ้มฉนวนท่อไอน้ำ ช่วง B-2',
    { reason: 'ฝนตกหนักและลมแรงเกิน 40 กม./ชม.', task: 'ขอใบอนุญาตทำงานบนที่สูง งานหุ้มฉนวน' },
  ],
  ['Closed', -6, 'day', 'tank-301', 'ConfinedSpace', 3, 'ตักตะกอนก้นถัง T-301 รอบที่ 1'],
  [
    'Rejected',
    -6,
    'am',
    'pump-204',
    'HotWork',
    2,
    'ตัดสลักฐานปั๊ม P-204 B ด้วยหัวตัดแก๊ส',
    { reason: 'อยู่ใกล้แนวท่อไฮโดรคาร์บอน ให้ใช้วิธีตัดเย็นแทน' },
  ],
  ['Closed', -5, 'day', 'tank-301', 'ConfinedSpace', 3, 'ตักตะกอนก้นถัง T-301 รอบที่ 2'],
  ['Closed', -5, 'am', 'insulation', 'WorkAtHeight', 2, 'หุ้มฉนวนท่อไอน้ำ ช่วง B-1'],
  ['Closed', -4, 'am', 'pump-204', 'General', 2, 'ตัดสลักฐานปั๊ม P-204 B ด้วยเลื่อยไฮดรอลิก (ตัดเย็น)'],
  ['Closed', -4, 'day', 'insulation', 'WorkAtHeight', 2, 'หุ้มฉนวนและเก็บงานปลอกอะลูมิเนียม ช่วง B-1'],
  ['Closed', -3, 'day', 'turnaround', 'WorkAtHeight', 3, 'ติดตั้งนั่งร้านเตาแครกเกอร์ F-101 ชั้น 1–3'],
  ['Closed', -3, 'am', 'tank-301', 'General', 2, 'ขนถังตะกอนไปจุดพักของเสีย'],
  ['Closed', -2, 'day', 'turnaround', 'WorkAtHeight', 3, 'ติดตั้งนั่งร้านเตาแครกเกอร์ F-101 ชั้น 4–6'],
  ['Expired', -2, 'pm', 'pump-204', 'Electrical', 2, 'ถอดสายมอเตอร์ปั๊ม P-204 B ตัดแยกพลังงานที่ MCC-3'],
  ['Closed', -1, 'am', 'tank-301', 'Chemical', 2, 'ล้างผนังถัง T-301 ด้วยน้ำยาลดไข'],
  ['Expired', -1, 'day', 'insulation', 'WorkAtHeight', 2, 'หุ้มฉนวนท่อไอน้ำ ช่วง B-2'],
  ['AwaitingClosure', -1, 'pm', 'turnaround', 'General', 2, 'ขนย้ายอุปกรณ์นั่งร้านเข้าพื้นที่ F-102'],
  ['Closed', 0, 'am', 'pump-204', 'General', 1, 'ทำความสะอาดแท่นปั๊ม P-204 B'],
  ['AwaitingClosure', 0, 'am', 'tank-301', 'General', 1, 'ตรวจวัดก๊าซและเก็บตัวอย่างน้ำล้างถัง T-301'],
  ['Active', 0, 'day', 'tank-301', 'ConfinedSpace', 2, 'พ่นล้างผนังภายในถัง T-301 ด้วยน้ำแรงดันสูง'],
  ['Active', 0, 'day', 'turnaround', 'WorkAtHeight', 2, 'ติดตั้งนั่งร้านเตาแครกเกอร์ F-102 ชั้น 1–2'],
  [
    'Suspended',
    0,
    'day',
    'insulation',
    'WorkAtHeight',
    2,
    'หุ้มฉนวนท่อไอน้ำ ช่วง B-3',
    { reason: 'ราวกันตกนั่งร้านหลุดหนึ่งช่วง ให้ซ่อมและติดป้ายตรวจใหม่ก่อน' },
  ],
  ['Approved', 0, 'pm', 'pump-204', 'Lifting', 2, 'ยกปั๊ม P-204 B ชุดใหม่ขึ้นแท่น'],
  ['Approved', 1, 'day', 'tank-301', 'ConfinedSpace', 3, 'ตรวจความหนาผนังถัง T-301 ด้วยคลื่นเสียง'],
  ['Approved', 1, 'am', 'turnaround', 'HotWork', 3, 'เชื่อมขายึดนั่งร้านแขวน เตาแครกเกอร์ F-102'],
  [
    'Submitted',
    1,
    'pm',
    'insulation',
    'WorkAtHeight',
    2,
    'เก็บงานปลอกอะลูมิเนียม ช่วง B-3',
    { approvals: 2 },
  ],
  [
    'Submitted',
    2,
    'day',
    'fire-fighting',
    'Excavation',
    2,
    'ขุดร่องวางท่อน้ำดับเพลิง ลานขนถ่ายสารเคมี ระยะ 40 เมตร',
    { approvals: 1 },
  ],
  ['Submitted', 2, 'am', 'pump-204', 'Electrical', 1, 'ต่อสายมอเตอร์และทดสอบทิศหมุนปั๊ม P-204 B'],
  [
    'Submitted',
    3,
    'day',
    'turnaround',
    'Lifting',
    3,
    'ยกท่อเตา F-102 ชุดที่ 1 ลงจากโครงสร้าง',
    { approvals: 1 },
  ],
  [
    'ChangesRequested',
    2,
    'day',
    'tank-301',
    'HotWork',
    2,
    'เชื่อมปะผนังถัง T-301 จุดที่บางกว่าเกณฑ์',
    { reason: 'ระบุผลวัดก๊าซล่าสุดและชื่อผู้เฝ้าระวังไฟ' },
  ],
  [
    'ChangesRequested',
    3,
    'am',
    'insulation',
    'WorkAtHeight',
    2,
    'รื้อนั่งร้านรอบท่อไอน้ำ ช่วง B-1',
    { reason: 'แนบลำดับการรื้อและเขตกั้นด้านล่าง' },
  ],
  ['Submitted', 4, 'day', 'fire-fighting', 'General', 2, 'ประกอบท่อและข้อต่อน้ำดับเพลิงก่อนวางลงร่อง'],
  ['Submitted', 5, 'day', 'turnaround', 'HotWork', 3, 'ตัดท่อเตา F-102 ที่เสื่อมสภาพ'],
  [
    'Draft',
    4,
    'day',
    'tank-301',
    'ConfinedSpace',
    ['bunsong', 'saifon', 'sombat'],
    'ทาสีภายในถัง T-301 ชั้นรองพื้น',
    { task: 'ขอใบอนุญาตทำงานในที่อับอากาศ ถัง T-301' },
  ],
  [
    'Draft',
    6,
    'day',
    'turnaround',
    'WorkAtHeight',
    [],
    'ติดตั้งนั่งร้านหน่วยแครกเกอร์ ช่วงที่ 2',
    { task: 'ขอใบอนุญาตติดตั้งนั่งร้าน หน่วยแครกเกอร์' },
  ],
  ['Draft', 7, 'am', 'fire-fighting', 'Excavation', 2, 'ขุดร่องวางท่อน้ำดับเพลิง ช่วงที่ 2'],
  [
    'Cancelled',
    1,
    'am',
    'pump-204',
    'General',
    1,
    'ทาสีแท่นปั๊ม P-204 A',
    { reason: 'รวมงานไว้ในใบอนุญาตวันถัดไป' },
  ],
  // Of tomorrow: somebody without training beside the work in the same tank yard, somebody who may not come in.
  [
    'Submitted',
    1,
    'am',
    'tank-301',
    'General',
    ['sombat'],
    'เก็บเต็นท์และอุปกรณ์ล้างถังออกจากลานถัง T-301',
  ],
  ['Submitted', 1, 'pm', 'pump-204', 'General', ['khin'], 'ทำความสะอาดลานรอบปั๊ม P-204 B'],
  ['Submitted', 1, 'day', 'fire-fighting', 'General', 1, 'ตรวจรับท่อและข้อต่อน้ำดับเพลิงก่อนวางท่อ'],
]

/** Those with somebody who may not work on it, for the list of what comes first. */
export const notReady = ['sombat', 'khin']

export const permits: DemoPermit[] = rows.map(
  ([status, day, span, project, type, crew, description, more]) => ({
    status,
    day,
    hours: span,
    project,
    type,
    crew,
    description,
    ...more,
  }),
)
