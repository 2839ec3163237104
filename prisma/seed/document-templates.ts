import type { Prisma } from '@/lib/platform/db/generated/client'
import { assetRow, type AssetRow } from './asset-rows'
import type { Calendar } from './calendar'
import { demoId } from './ids'
import { pdfForm } from './pdf'
import { userId } from './user-rows'

type Template = { nameTh: string; nameEn: string; fileName?: string; labels: string[] }

const templates: Template[] = [
  {
    nameTh: 'กฎความปลอดภัยสำหรับผู้รับเหมา',
    nameEn: 'Safety rules for contractors',
    fileName: 'safety-rules.pdf',
    labels: ['Company', 'Explained by (name, date)', 'Read and understood by (name, signature)'],
  },
  {
    nameTh: 'แบบตรวจสอบนั่งร้าน',
    nameEn: 'Scaffold inspection',
    fileName: 'scaffold-inspection.pdf',
    labels: [
      'Location',
      'Load class',
      'Base and bracing',
      'Guard rails and toe boards',
      'Inspector',
    ],
  },
  {
    nameTh: 'แบบบันทึกการตรวจวัดก๊าซในที่อับอากาศ',
    nameEn: 'Gas test record for confined spaces',
    fileName: 'gas-test-record.pdf',
    labels: ['Vessel', 'Oxygen (%)', 'Flammable gas (% LEL)', 'Toxic gas (ppm)', 'Tested by, at'],
  },
  {
    nameTh: 'แบบตรวจสอบอุปกรณ์ยกและเครน',
    nameEn: 'Lifting gear and crane check',
    fileName: 'lifting-gear-check.pdf',
    labels: ['Crane', 'Safe working load', 'Slings and shackles', 'Operator'],
  },
  {
    nameTh: 'แผนฉุกเฉินและเส้นทางอพยพ',
    nameEn: 'Emergency plan and escape routes',
    fileName: 'emergency-plan.pdf',
    labels: ['Assembly point', 'Emergency telephone', 'Person in charge'],
  },
  {
    nameTh: 'ใบรับรองสภาพเครื่องมือไฟฟ้า (เลิกใช้)',
    nameEn: 'Power tool certificate (withdrawn)',
    labels: [],
  },
]

/** `index`: from 0, in the list above. */
export const documentTemplateId = (index: number) => demoId('documentTemplate', index + 1)

const assetId = (index: number) => demoId('asset', 301 + index)

export const documentTemplateRows = ({
  morning,
}: Calendar): Prisma.DocumentTemplateCreateManyInput[] =>
  templates.map(({ nameTh, nameEn, fileName }, index) => ({
    id: documentTemplateId(index),
    nameTh,
    nameEn,
    isActive: fileName !== undefined,
    assetId: fileName ? assetId(index) : null,
    createdAt: morning(185, index),
  }))

export const documentRows = ({ morning }: Calendar): AssetRow[] =>
  templates.flatMap(({ nameEn, fileName, labels }, index) =>
    fileName
      ? assetRow({
          id: assetId(index),
          assetType: 'Document',
          fileName,
          contentType: 'application/pdf',
          content: pdfForm(nameEn, labels),
          uploadedByUserId: userId('orathai'),
          createdAt: morning(185, index),
        })
      : [],
  )
