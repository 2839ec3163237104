import { readDeviceNames } from '@/lib/domain/gate/gate-devices/queries'
import { readGateNames } from '@/lib/domain/gate/gates/queries'
import { readMusterNames } from '@/lib/domain/gate/musters/queries'
import { readCredentialTypeNames } from '@/lib/domain/eligibility/credential-types/queries'
import { readCredentialSubjects } from '@/lib/domain/eligibility/credentials/queries'
import { readRequirementNames } from '@/lib/domain/eligibility/requirements/queries'
import { readKeyNames } from '@/lib/domain/people/api-keys/queries'
import { readPersonSubjects } from '@/lib/domain/people/persons/queries'
import { readPrivacyRequestNames } from '@/lib/domain/people/privacy-requests/queries'
import { readViewNames } from '@/lib/domain/people/saved-views/queries'
import { readAccountNames } from '@/lib/domain/people/service-accounts/queries'
import { readUserSubjects } from '@/lib/domain/people/users/names/queries'
import { readDocumentNames } from '@/lib/domain/site/document-templates/queries'
import { readEmployerNames } from '@/lib/domain/site/employers/queries'
import { readImportNames } from '@/lib/domain/site/imports/read/queries'
import { readAreaNames } from '@/lib/domain/site/workspace-areas/queries'
import { readPlanNames } from '@/lib/domain/training/training-plans/queries'
import { readSeatRequestNames } from '@/lib/domain/training/seat-requests/queries'
import { readSessionNames } from '@/lib/domain/training/training-sessions/queries'
import { readJsaNames } from '@/lib/domain/work/jsa-templates/queries'
import { readProjectNames } from '@/lib/domain/work/projects/queries'
import { readTaskNames } from '@/lib/domain/work/tasks/queries'
import { readPermitNumbers } from '@/lib/domain/work/work-permits/queries'
import { readEndpointNames } from '@/lib/domain/insight/webhook-endpoints/names/queries'
import type { ReadSubjectNames, SubjectName } from '@/lib/platform/audit/subject-name'
import type { Db } from '@/lib/platform/db/database'

/** By the type that lines are stored with. */
const readersOf: Record<string, ReadSubjectNames> = {
  user: readUserSubjects,
  person: readPersonSubjects,
  'privacy-request': readPrivacyRequestNames,
  employer: readEmployerNames,
  project: readProjectNames,
  task: readTaskNames,
  'work-permit': readPermitNumbers,
  'jsa-template': readJsaNames,
  'credential-type': readCredentialTypeNames,
  credential: readCredentialSubjects,
  'training-plan': readPlanNames,
  'training-session': readSessionNames,
  'seat-request': readSeatRequestNames,
  'workspace-area': readAreaNames,
  'document-template': readDocumentNames,
  requirement: readRequirementNames,
  gate: readGateNames,
  'gate-device': readDeviceNames,
  muster: readMusterNames,
  import: readImportNames,
  'saved-view': readViewNames,
  'service-account': readAccountNames,
  'api-key': readKeyNames,
  'webhook-endpoint': readEndpointNames,
}

type Line = { subjectType: string; subjectId: string | null }

const isGuid = (id: string | null): id is string => /^[0-9a-f-]{36}$/.test(id ?? '')

/** The records that the lines are about, by id: one query for each type. */
export async function readSubjects(db: Db, lines: Line[]): Promise<Map<string, SubjectName>> {
  const found: SubjectName[] = []
  for (const [type, read] of Object.entries(readersOf)) {
    const ids = lines.flatMap((line) =>
      line.subjectType === type && isGuid(line.subjectId) ? [line.subjectId] : [],
    )
    if (ids.length > 0) found.push(...(await read(db, [...new Set(ids)])))
  }
  return new Map(found.map((subject) => [subject.id, subject]))
}
