import type { CredentialStatus } from '@/lib/domain/eligibility/credentials/standing/rules'
import type { ReturnCode } from '@/lib/domain/eligibility/credentials/contract'

/** A document that is more than one of the usual certificates of a crew. Days are counted from today. */
export type DemoDocument = {
  /** The key of a person or of a company. */
  of: string
  /** The code of its type. */
  type: string
  status: CredentialStatus
  issued: number
  /** Without it, the usual end of the type. */
  ends?: number
  number?: string
  issuer?: string
  sentDaysAgo: number
  file?: 'pdf' | 'picture'
  returned?: { code: ReturnCode; note: string }
}

/** Invented documents. New ones go to the end: ids count the rows. */
export const documents: DemoDocument[] = [
  ...(['a', 'b'] as const).flatMap((of): DemoDocument[] => [
    {
      of,
      type: 'COMPANY-SAFETY-OFFICER',
      status: 'Approved',
      issued: -200,
      number: 'จป.ว. 66-01472',
      issuer: 'กรมสวัสดิการและคุ้มครองแรงงาน',
      sentDaysAgo: 199,
      file: 'pdf',
    },
    {
      of,
      type: 'COMPANY-CONTRACT',
      status: 'Approved',
      issued: -200,
      number: `PO-${of === 'a' ? '6810' : '6811'}`,
      sentDaysAgo: 199,
      file: 'pdf',
    },
    {
      of,
      type: 'COMPANY-INSURANCE',
      status: 'Approved',
      issued: of === 'a' ? -120 : -360,
      ends: of === 'a' ? 245 : 5,
      number: of === 'a' ? 'CAR-2568-0091' : 'CAR-2567-1187',
      issuer: 'ประกันภัยร่มโพธิ์',
      sentDaysAgo: of === 'a' ? 119 : 358,
      file: 'pdf',
    },
    {
      of,
      type: 'COMPANY-SOCIAL-SECURITY',
      status: 'Approved',
      issued: -30,
      sentDaysAgo: 28,
      file: 'pdf',
    },
  ]),
  {
    of: 'a',
    type: 'COMPANY-SOCIAL-SECURITY',
    status: 'Submitted',
    issued: -2,
    sentDaysAgo: 1,
    file: 'pdf',
  },
  {
    of: 'saifon',
    type: 'FIRE-WATCH',
    status: 'Submitted',
    issued: -6,
    number: 'FW-2411',
    issuer: 'ศูนย์ฝึกดับเพลิงบ้านฉาง',
    sentDaysAgo: 3,
    file: 'picture',
  },
  {
    of: 'phairot',
    type: 'CRANE-SIGNALLER',
    status: 'Submitted',
    issued: -10,
    number: 'CR-0583',
    issuer: 'สถาบันฝึกเครนภาคตะวันออก',
    sentDaysAgo: 2,
    file: 'pdf',
  },
  {
    of: 'thongbai',
    type: 'FIRST-AID',
    status: 'Returned',
    issued: -4,
    number: 'FA-7720',
    issuer: 'ศูนย์ฝึกปฐมพยาบาลมาบตาพุด',
    sentDaysAgo: 3,
    file: 'picture',
    returned: { code: 'illegible', note: 'ถ่ายใหม่ในที่สว่าง ให้เห็นชื่อและวันที่ทั้งหมด' },
  },
  {
    of: 'nipha',
    type: 'FIRST-AID',
    status: 'Submitted',
    issued: -12,
    number: 'FA-7801',
    issuer: 'ศูนย์ฝึกปฐมพยาบาลมาบตาพุด',
    sentDaysAgo: 4,
    file: 'pdf',
  },
  {
    of: 'sakda',
    type: 'WORK-AT-HEIGHT',
    status: 'Returned',
    issued: -20,
    number: 'WH-3190',
    issuer: 'ศูนย์ฝึกทำงานบนที่สูง',
    sentDaysAgo: 6,
    file: 'pdf',
    returned: { code: 'wrong-document', note: 'ต้องเป็นใบรับรองการอบรม ไม่ใช่ใบเสร็จค่าอบรม' },
  },
  {
    of: 'amnat',
    type: 'WORK-AT-HEIGHT',
    status: 'Approved',
    issued: -760,
    number: 'WH-1022',
    issuer: 'ศูนย์ฝึกทำงานบนที่สูง',
    sentDaysAgo: 758,
    file: 'pdf',
  },
]

/** Of these people of the crews, a certificate ends soon: the type, and in how many days. */
export const endingSoon: Record<string, [type: string, days: number]> = {
  bunsong: ['WORK-AT-HEIGHT', 21],
  udom: ['WORK-AT-HEIGHT', 14],
  manop: ['CONFINED-MEDICAL', 26],
}

/** Somebody who is trained and certified, and may not come in all the same. */
export const barred = {
  person: 'khin',
  days: 12,
  reason: 'สูบบุหรี่ในเขตหวงห้าม ลานถัง T-301 ห้ามเข้าพื้นที่ 90 วัน',
  until: 78,
}
