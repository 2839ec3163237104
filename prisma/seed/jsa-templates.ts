import { systemTemplates, type SystemTemplate } from '@/lib/domain/work/jsa-templates/system/rules'
import type { JsaStep } from '@/lib/domain/work/jsa-templates/contract'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Calendar } from './calendar'
import { demoId } from './ids'

type Row = Prisma.JsaTemplateCreateManyInput & { id: string; code: string }

/** The imported system templates, in this order; the last one is disabled. */
const imported = [
  'SYS-HOT-WORK',
  'SYS-CONFINED-SPACE',
  'SYS-WORK-AT-HEIGHT',
  'SYS-ELECTRICAL-LOTO',
  'SYS-EXCAVATION',
  'SYS-LIFTING',
  'SYS-LINE-BREAKING',
  'SYS-PAINTING',
] as const
const DISABLED = 'SYS-PAINTING'

type ImportedCode = (typeof imported)[number]

/** The site's copy of a system template. */
export const jsaTemplateId = (code: ImportedCode) =>
  demoId('jsaTemplate', imported.indexOf(code) + 1)

/** The one that the site has written itself. */
export const OWN_JSA_TEMPLATE = demoId('jsaTemplate', imported.length + 1)

const codeOf = (index: number) => `JSA-${String(index + 1).padStart(4, '0')}`
const systemTemplate = (code: ImportedCode): SystemTemplate =>
  systemTemplates.find((template) => template.code === code)!

export const jsaTemplateRows = ({ morning }: Calendar): Row[] => [
  ...imported.map((source, index) => {
    const { id: sourceTemplateId, nameTh, nameEn, typeCode, steps } = systemTemplate(source)
    return {
      id: jsaTemplateId(source),
      code: codeOf(index),
      nameTh,
      nameEn,
      typeCode,
      steps,
      sourceTemplateId,
      isEnabled: source !== DISABLED,
      createdAt: morning(170, index),
    }
  }),
  {
    id: OWN_JSA_TEMPLATE,
    code: codeOf(imported.length),
    nameTh: 'งานซ่อมบำรุงทั่วไปด้วยเครื่องมือช่าง',
    nameEn: 'General maintenance with hand tools',
    typeCode: 'General',
    steps: ownSteps,
    createdAt: morning(120),
  },
]

const ownSteps: JsaStep[] = [
  {
    activity: 'เตรียมพื้นที่และเครื่องมือ',
    activityEn: 'Prepare the place and the tools',
    hazards: [
      {
        hazard: 'เครื่องมือชำรุดทำให้บาดเจ็บ',
        hazardEn: 'Injury from damaged tools',
        likelihood: 3,
        severity: 3,
        controls: [
          {
            type: 'administrative',
            control: 'ตรวจเครื่องมือก่อนใช้และใช้ของที่มีป้ายตรวจประจำเดือน',
            controlEn: "Check tools before use; only those with this month's tag",
          },
          { type: 'ppe', control: 'ถุงมือกันบาด', controlEn: 'Cut-resistant gloves' },
        ],
        residualLikelihood: 1,
        residualSeverity: 3,
      },
    ],
  },
  {
    activity: 'ถอดและเปลี่ยนชิ้นส่วน',
    activityEn: 'Take out and replace parts',
    hazards: [
      {
        hazard: 'มือถูกหนีบหรือยกของผิดท่า',
        hazardEn: 'Pinched hands or bad lifting',
        likelihood: 3,
        severity: 3,
        controls: [
          {
            type: 'engineering',
            control: 'ใช้รอกหรือรถเข็นสำหรับของเกิน 25 กิโลกรัม',
            controlEn: 'Hoist or trolley above 25 kg',
          },
          {
            type: 'administrative',
            control: 'ทำงานเป็นคู่และยกด้วยท่าที่ถูกต้อง',
            controlEn: 'Work in pairs and lift properly',
          },
        ],
        residualLikelihood: 2,
        residualSeverity: 2,
      },
    ],
  },
  {
    activity: 'เก็บงานและคืนพื้นที่',
    activityEn: 'Clear up and hand back',
    hazards: [
      {
        hazard: 'สะดุดเครื่องมือและเศษวัสดุ',
        hazardEn: 'Tripping over tools and scrap',
        likelihood: 3,
        severity: 2,
        controls: [
          {
            type: 'elimination',
            control: 'เก็บเศษวัสดุและเครื่องมือออกทั้งหมดก่อนเลิกงาน',
            controlEn: 'Remove all scrap and tools before leaving',
          },
        ],
        residualLikelihood: 1,
        residualSeverity: 2,
      },
    ],
  },
]
