/** งานลงทะเบียน: ต้องกรอกให้ครบก่อนส่งตรวจ / A registration is filled in before it is submitted. */
import { gapsOf as gapsOfEmployer } from '@/lib/domain/site/employers/rules'
import { gapsOf as gapsOfProject, shownName } from '@/lib/domain/work/projects/rules'
import { PROJECT_REGISTRATION, type RegistrationField } from './contract'

type Registration = {
  taskTypeId: number
  project: Parameters<typeof gapsOfProject>[0] | null
  employer: Parameters<typeof gapsOfEmployer>[0] | null
}

/** What the record that a task registers still lacks. The project of a permit request is not registered by it. */
export function missingFields({
  taskTypeId,
  project,
  employer,
}: Registration): RegistrationField[] {
  if (employer) return gapsOfEmployer(employer)
  return project && taskTypeId === PROJECT_REGISTRATION ? gapsOfProject(project) : []
}

const BETWEEN_NAMES = ' · '

/** A subject of more than one name, such as a project's number and name. */
export const subjectNamed = (names: (string | null)[]): string =>
  names.filter(Boolean).join(BETWEEN_NAMES)

type Subjects = {
  permitNo: string | null
  project: { purchaseRequisitionNo: string | null; name: string } | null
  employer: { nameTh: string } | null
}

/** What a task is about. */
export function subjectOf({ permitNo, project, employer }: Subjects): string | null {
  if (permitNo) return permitNo
  if (project) return subjectNamed([project.purchaseRequisitionNo, project.name])
  return employer?.nameTh ?? null
}

/** The subject as people read it. `unnamed`: what a project or company without a name is called in their language. */
export const shownSubject = (subject: string, unnamed: string): string =>
  subjectNamed(subject.split(BETWEEN_NAMES).map((name) => shownName(name, unnamed)))
