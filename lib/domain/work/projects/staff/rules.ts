/**
 * ผู้เกี่ยวข้องกับโครงการ: ต้องมีผู้ใช้ครบทุกบทบาทก่อน / The people of a project: somebody for each role.
 */
import type { Role } from '@/lib/platform/access/policies'
import type { Message } from '@/lib/platform/contract/contract'
import type { Language } from '@/lib/platform/contract/problems'

/** The roles of a project's staff: one user for the first two, any number for the others. */
export const staffRoles = [
  'Purchasing',
  'WorkOwner',
  'SafetyOfficer',
  'WorkspaceOwner',
  'Contractor',
] as const satisfies Role[]
export type StaffRole = (typeof staffRoles)[number]

export type StaffCount = {
  contractors: number
  workspaceAreas: number
  users: Record<StaffRole, number>
}

const roleNames: Record<StaffRole, Record<Language, string>> = {
  Purchasing: { th: 'ฝ่ายจัดซื้อ', en: 'Purchasing' },
  WorkOwner: { th: 'เจ้าของงาน', en: 'Work Owner' },
  SafetyOfficer: { th: 'เจ้าหน้าที่ความปลอดภัย', en: 'Safety Officer' },
  WorkspaceOwner: { th: 'เจ้าของพื้นที่', en: 'Workspace Owner' },
  Contractor: { th: 'ผู้รับเหมา', en: 'Contractor' },
}

const gap = (code: string, text: string): Message => ({ code, severity: 'error', text })

/** What is missing before a project can be staffed: one message a gap. Source: docs/interface.md#projects. */
export function staffGaps(count: StaffCount, language: Language): Message[] {
  const isThai = language === 'th'
  return [
    ...(count.contractors > 0
      ? []
      : [
          gap('no-contractor', isThai ? 'ยังไม่มีบริษัทผู้รับเหมา' : 'There is no contractor company yet.'),
        ]),
    ...staffRoles
      .filter((role) => count.users[role] === 0)
      .map((role) => {
        const name = roleNames[role][language]
        return gap(
          `no-${role}`,
          isThai ? `ยังไม่มีผู้ใช้ที่มีบทบาท${name}` : `No user has the role ${name} yet.`,
        )
      }),
    ...(count.workspaceAreas > 0
      ? []
      : [gap('no-workspace-area', isThai ? 'ยังไม่มีพื้นที่ปฏิบัติงาน' : 'There is no workspace area yet.')]),
  ]
}
