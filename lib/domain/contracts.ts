import type { Contract } from '@/lib/platform/http/contract'
import { account } from './account/contract'
import { apiDocs } from './api-docs/contract'
import { assets } from './assets/contract'
import { dashboard } from './dashboard/contract'
import { auditLog } from './audit-log/contract'
import { documentTemplates } from './document-templates/contract'
import { employers } from './employers/contract'
import { invitations } from './invitations/contract'
import { jsaTemplates } from './jsa-templates/contract'
import { mailOutbox } from './mail-outbox/contract'
import { persons } from './persons/contract'
import { projects } from './projects/contract'
import { providerSyncs } from './provider-syncs/contract'
import { reports } from './reports/contract'
import { secondFactors } from './second-factors/contract'
import { settings } from './settings/contract'
import { tasks } from './tasks/contract'
import { trainingPlans } from './training-plans/contract'
import { trainingSessions } from './training-sessions/contract'
import { trainingEnrollments } from './training-enrollments/contract'
import { trainingApprovals } from './training-approvals/contract'
import { trainingCards } from './training-cards/contract'
import { trainingInfo } from './training-info/contract'
import { users } from './users/contract'
import { workPermits } from './work-permits/contract'
import { workspaceAreas } from './workspace-areas/contract'

/** Every endpoint of the product, by noun: what is not named here is not described and not tested. */
export const contractsByNoun = {
  account,
  secondFactors,
  settings,
  assets,
  users,
  invitations,
  mailOutbox,
  providerSyncs,
  auditLog,
  persons,
  employers,
  workspaceAreas,
  documentTemplates,
  projects,
  jsaTemplates,
  workPermits,
  tasks,
  trainingPlans,
  trainingSessions,
  trainingEnrollments,
  trainingApprovals,
  trainingInfo,
  trainingCards,
  dashboard,
  reports,
  apiDocs,
}

export const contracts: Contract[] = Object.values(contractsByNoun).flatMap((noun) =>
  Object.values<Contract>(noun),
)

/** Records that the API description names once and then refers to. */
export const records = {
  Asset: assets.upload.output,
  Employer: employers.get.output,
  Person: persons.get.output,
  User: users.get.output,
  Mail: mailOutbox.get.output,
  ProviderSync: providerSyncs.get.output,
  WorkspaceArea: workspaceAreas.search.output.element,
  DocumentTemplate: documentTemplates.search.output.element,
  Project: projects.get.output,
  JsaTemplate: jsaTemplates.get.output,
  WorkPermit: workPermits.get.output,
  Task: tasks.get.output,
  TrainingPlan: trainingPlans.get.output,
  TrainingSession: trainingSessions.get.output,
  Attendance: trainingApprovals.search.output.element,
  GlobalSetting: settings.get.output,
}
