import { randomUUID } from 'node:crypto'
import { database } from '@/lib/platform/db/database'
import { createRequirement } from '../records/eligibility-site'
import {
  createPerson,
  createProject,
  createUser,
  createWorkPermit,
  type TestUser,
} from '../records/factories'

/** Records with a value in every member. */

export const fullProject = async () => {
  const { id, employerId } = await createProject({
    status: 'Active',
    description: 'บนหลังคา',
    plannedWorkers: 8,
  })
  const [officer, contractor] = [
    await createUser('SafetyOfficer'),
    await createUser('Contractor', { employerId }),
  ]
  const area = await database().db.workspaceArea.create({
    data: { code: randomUUID(), nameTh: 'ถัง' },
  })
  const form = await database().db.documentTemplate.create({ data: { nameTh: 'แบบฟอร์ม' } })
  return database().db.project.update({
    where: { id },
    data: {
      workOwnerUserId: (await createUser('WorkOwner')).id,
      purchasingUserId: (await createUser('Purchasing')).id,
      users: {
        create: [
          { userId: officer.id, role: 'SafetyOfficer' },
          { userId: contractor.id, role: 'Contractor' },
        ],
      },
      workspaceAreas: { create: { workspaceAreaId: area.id } },
      documentTemplates: { create: { documentTemplateId: form.id } },
    },
  })
}

export const fullRequirement = () =>
  createRequirement({
    purpose: 'Work',
    typeCodes: ['HotWork'],
    dutyCodes: ['FireWatch'],
    employerKinds: ['Contractor'],
    effect: 'Warn',
    graceDays: 5,
    override: 'One',
    lawRefTh: 'ระเบียบ',
    lawRefEn: 'Rule',
    isActive: false,
  })

export const fullPermit = async (caller: TestUser) =>
  createWorkPermit({
    requestedByUserId: caller.userId,
    typeCode: 'HotWork',
    ppe: ['หมวกนิรภัย'],
    workers: {
      create: {
        personId: (await createPerson()).id,
        duty: 'ช่างเชื่อม',
        position: 1,
        workDate: new Date('2399-06-01T00:00:00Z'),
      },
    },
  })
