import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Calendar } from './calendar'
import { demoId } from './ids'

const areas = [
  ['CRK-01', 'หน่วยแครกเกอร์', 'Cracker unit'],
  ['TNK-02', 'ลานถังเก็บผลิตภัณฑ์', 'Tank farm'],
  ['CTW-03', 'หอหล่อเย็น', 'Cooling tower'],
  ['BLR-04', 'โรงหม้อไอน้ำ', 'Boiler house'],
  ['SUB-05', 'สถานีไฟฟ้าย่อย', 'Electrical substation'],
  ['WWT-06', 'ระบบบำบัดน้ำเสีย', 'Waste water treatment'],
  ['LDB-07', 'ลานขนถ่ายสารเคมี', 'Chemical loading bay'],
  ['LAB-08', 'ห้องปฏิบัติการ', 'Laboratory'],
  ['WSP-09', 'โรงซ่อมบำรุง', 'Maintenance workshop'],
  ['JTY-10', 'ท่าเทียบเรือเก่า (ปิดใช้งาน)', 'Old jetty (closed)'],
] as const

export function workspaceAreaId(code: string): string {
  const index = areas.findIndex(([known]) => known === code)
  if (index < 0) throw new Error(`The demo knows no area ${code}`)
  return demoId('workspaceArea', index + 1)
}

export const workspaceAreaRows = ({ morning }: Calendar): Prisma.WorkspaceAreaCreateManyInput[] =>
  areas.map(([code, nameTh, nameEn], index) => ({
    id: workspaceAreaId(code),
    code,
    nameTh,
    nameEn,
    isActive: code !== 'JTY-10',
    createdAt: morning(199, index),
  }))
