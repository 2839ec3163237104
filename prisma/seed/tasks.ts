import type { TaskCommand } from '@/lib/domain/work/tasks/workflow'
import type { TaskTypeId } from '@/lib/domain/work/tasks/subject/contract'
import type { EmployerKey } from './employers'

/** A command of a task's log. */
export type Step = [
  daysAgo: number,
  by: string,
  command: TaskCommand | 'reassign',
  comment?: string | null,
  /** Of a reassignment: to whom. */
  to?: string,
]

/** Its status follows from its steps. New ones go to the end: id and number count the rows. */
export type DemoTask = {
  type: TaskTypeId
  title: string
  assigner: string
  assignee: string
  madeAgo: number
  /** In days from today; negative is past. */
  due?: number
  project?: string
  employer?: EmployerKey
  steps: Step[]
}

const projectTitle = 'ลงทะเบียนโครงการ'
const byOwner = { assigner: 'prasit', assignee: 'supaporn' }

/** From the oldest to the newest, as their numbers have it. */
export const tasks: DemoTask[] = [
  {
    type: 3,
    title: 'ขอใบอนุญาตงานเชื่อมท่อไอน้ำ',
    assigner: 'prasit',
    assignee: 'thanakorn',
    madeAgo: 150,
    due: -140,
    project: 'steam-line',
    steps: [
      [149, 'thanakorn', 'start'],
      [147, 'thanakorn', 'submit', 'แนบผลตรวจสายเชื่อมและถังดับเพลิงแล้ว'],
      [146, 'prasit', 'approve'],
    ],
  },
  {
    type: 2,
    title: 'ลงทะเบียนผู้รับเหมานั่งร้านและฉนวน',
    assigner: 'wichai',
    assignee: 'supaporn',
    madeAgo: 141,
    due: -134,
    employer: 'b',
    steps: [
      [141, 'supaporn', 'start'],
      [140, 'supaporn', 'submit'],
      [139, 'wichai', 'requestChange', 'ขาดสำเนาหนังสือรับรองบริษัทที่อายุไม่เกิน 6 เดือน'],
      [138, 'supaporn', 'submit', 'แนบหนังสือรับรองฉบับใหม่แล้ว'],
      [137, 'wichai', 'approve', 'เอกสารครบ'],
    ],
  },
  {
    type: 1,
    title: `${projectTitle} ซ่อมหลังคาโรงซ่อมบำรุง`,
    ...byOwner,
    madeAgo: 96,
    due: -85,
    project: 'workshop-roof',
    steps: [
      [95, 'supaporn', 'start'],
      [92, 'supaporn', 'submit'],
      [90, 'prasit', 'reject', 'งบประมาณปีนี้ไม่พอ ให้เสนอใหม่พร้อมแผนปีหน้า'],
    ],
  },
  {
    type: 2,
    title: 'ลงทะเบียนผู้รับเหมาขนส่ง วาฬน้อย',
    assigner: 'wichai',
    assignee: 'supaporn',
    madeAgo: 46,
    due: -18,
    employer: 'draft',
    steps: [
      [45, 'supaporn', 'start'],
      [25, 'wichai', 'reassign', 'คุณสุภาพรดูแลงาน Turnaround ขอให้คุณพิมพ์ชนกติดตามต่อ', 'pimchanok'],
    ],
  },
  {
    type: 1,
    title: `${projectTitle} ทำความสะอาดถัง T-301`,
    ...byOwner,
    madeAgo: 41,
    due: -30,
    project: 'tank-301',
    steps: [
      [40, 'supaporn', 'start'],
      [36, 'supaporn', 'submit'],
      [35, 'prasit', 'approve', 'ผู้เข้าถังต้องผ่านอบรมที่อับอากาศทุกคน'],
    ],
  },
  {
    type: 3,
    title: 'ขอใบอนุญาตงานยก ปั๊ม P-204 A',
    assigner: 'chaiwat',
    assignee: 'thanakorn',
    madeAgo: 32,
    due: -26,
    project: 'pump-204',
    steps: [
      [31, 'thanakorn', 'start'],
      [30, 'thanakorn', 'submit', 'แนบแผนการยกและใบตรวจรถเครน'],
      [29, 'chaiwat', 'approve'],
    ],
  },
  {
    type: 1,
    title: `${projectTitle} ขุดวางท่อระบายน้ำฝน`,
    assigner: 'chaiwat',
    assignee: 'pimchanok',
    madeAgo: 26,
    due: -10,
    project: 'storm-drain',
    steps: [
      [25, 'pimchanok', 'start'],
      [20, 'chaiwat', 'cancel', 'ยังไม่มีเลขที่ PR ต้องสำรวจแนวท่อใต้ดินก่อน'],
    ],
  },
  {
    type: 1,
    title: `${projectTitle} ระบบดับเพลิงลานขนถ่ายสารเคมี`,
    ...byOwner,
    madeAgo: 21,
    due: -8,
    project: 'fire-fighting',
    steps: [
      [20, 'supaporn', 'start'],
      [18, 'supaporn', 'submit'],
      [17, 'prasit', 'requestChange', 'เลขที่ PR ไม่ตรงกับใบขอซื้อ และยังไม่ได้เลือกเจ้าของพื้นที่'],
      [15, 'supaporn', 'submit', 'แก้เลขที่ PR และเพิ่มคุณกาญจนาแล้ว'],
      [14, 'prasit', 'approve'],
    ],
  },
  {
    type: 3,
    title: 'ขอใบอนุญาตทำงานในที่อับอากาศ ถัง T-301',
    assigner: 'prasit',
    assignee: 'thanakorn',
    madeAgo: 13,
    due: -2,
    project: 'tank-301',
    steps: [
      [12, 'thanakorn', 'start'],
      [9, 'thanakorn', 'submit'],
      [8, 'prasit', 'requestChange', 'แผนช่วยเหลือฉุกเฉินยังไม่ระบุชื่อผู้ช่วยเหลือปากถัง'],
    ],
  },
  {
    type: 1,
    title: `${projectTitle} เปลี่ยนวาล์วนิรภัย B-2`,
    ...byOwner,
    madeAgo: 11,
    due: -3,
    project: 'safety-valves',
    steps: [[10, 'supaporn', 'start']],
  },
  {
    type: 3,
    title: 'ขอใบอนุญาตทำงานบนที่สูง งานหุ้มฉนวน',
    assigner: 'malee',
    assignee: 'pranee',
    madeAgo: 10,
    due: -5,
    project: 'insulation',
    steps: [[7, 'malee', 'cancel', 'ฝนตกหนักทั้งสัปดาห์ เลื่อนงานออกไปก่อน']],
  },
  {
    type: 1,
    title: `${projectTitle} เครนเหนือศีรษะ 10 ตัน`,
    ...byOwner,
    madeAgo: 9,
    due: 2,
    project: 'crane',
    steps: [
      [8, 'supaporn', 'start'],
      [2, 'supaporn', 'submit', 'ข้อมูลครบแล้ว รอตรวจรายชื่อเจ้าหน้าที่ความปลอดภัย'],
    ],
  },
  {
    type: 2,
    title: 'ลงทะเบียนผู้รับเหมางานยกและเครน',
    assigner: 'wichai',
    assignee: 'supaporn',
    madeAgo: 6,
    due: 1,
    employer: 'crane',
    steps: [
      [5, 'supaporn', 'start'],
      [1, 'supaporn', 'submit'],
    ],
  },
  {
    type: 3,
    title: 'ขอใบอนุญาตติดตั้งนั่งร้าน หน่วยแครกเกอร์',
    assigner: 'prasit',
    assignee: 'malee',
    madeAgo: 4,
    due: 3,
    project: 'turnaround',
    steps: [],
  },
  {
    type: 1,
    title: projectTitle,
    assigner: 'chaiwat',
    assignee: 'supaporn',
    madeAgo: 3,
    due: 5,
    project: 'unnamed',
    steps: [],
  },
  {
    type: 2,
    title: 'ลงทะเบียนผู้รับเหมาตรวจสอบเครน',
    assigner: 'wichai',
    assignee: 'supaporn',
    madeAgo: 2,
    due: 9,
    employer: 'unnamed',
    steps: [],
  },
]
