import type { Prisma } from '@/lib/platform/db/generated/client'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Calendar } from './calendar'
import { documentTemplateId } from './document-templates'
import { employerId } from './employers'
import { demoId } from './ids'
import { type DemoProject, projects } from './projects'
import { userId } from './user-rows'
import { workspaceAreaId } from './workspace-areas'

export function projectId(key: string): string {
  const index = projects.findIndex((project) => project.key === key)
  if (index < 0) throw new Error(`The demo knows no project ${key}`)
  return demoId('project', index + 1)
}

export const projectOf = (key: string): DemoProject | undefined =>
  projects.find((project) => project.key === key)

export const projectRows = (calendar: Calendar): Prisma.ProjectCreateManyInput[] =>
  projects.map((project, index) => ({
    id: projectId(project.key),
    purchaseRequisitionNo: prNo(calendar, project),
    name: project.name,
    employerId: project.employer && employerId(project.employer),
    workOwnerUserId: userId(project.owner),
    purchasingUserId: project.employer && userId(project.purchasing),
    startDate: calendar.inDays(project.starts),
    endDate: calendar.inDays(project.starts + project.lasts),
    status: project.status,
    statusReason: project.reason ?? null,
    description: project.description ?? null,
    plannedWorkers: project.plannedWorkers ?? null,
    createdAt: calendar.morning(project.madeAgo, index),
  }))

/** With the year in which the project was made: PR-2026-0142. */
const prNo = ({ inDays }: Calendar, { pr, madeAgo }: DemoProject): string | null =>
  pr === null
    ? null
    : `PR-${fromUtcDate(inDays(-madeAgo)).slice(0, 4)}-${String(pr).padStart(4, '0')}`

export const projectUserRows = (): Prisma.ProjectUserCreateManyInput[] =>
  projects.flatMap(({ key, officers, areaOwners, contractors }) =>
    (
      [
        ['SafetyOfficer', officers],
        ['WorkspaceOwner', areaOwners],
        ['Contractor', contractors],
      ] as const
    ).flatMap(([role, people]) =>
      people.map((person) => ({ projectId: projectId(key), role, userId: userId(person) })),
    ),
  )

export const projectAreaRows = (): Prisma.ProjectWorkspaceAreaCreateManyInput[] =>
  projects.flatMap(({ key, areas }) =>
    areas.map((code) => ({ projectId: projectId(key), workspaceAreaId: workspaceAreaId(code) })),
  )

export const projectDocumentRows = (): Prisma.ProjectDocumentTemplateCreateManyInput[] =>
  projects.flatMap(({ key, documents }) =>
    documents.map((index) => ({
      projectId: projectId(key),
      documentTemplateId: documentTemplateId(index),
    })),
  )
