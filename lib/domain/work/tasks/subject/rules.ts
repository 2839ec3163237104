/** งานลงทะเบียน: ต้องกรอกให้ครบก่อนส่งตรวจ / A registration is filled in before it is submitted. */
import { gapsOf as gapsOfEmployer } from '@/lib/domain/site/employers/rules'
import { gapsOf as gapsOfProject } from '@/lib/domain/work/projects/rules'
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
