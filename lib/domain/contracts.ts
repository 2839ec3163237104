import type { Contract } from '@/lib/platform/contract/contract'
import { account } from './people/account/contract'
import { apiKeys } from './people/api-keys/contract'
import { serviceAccounts } from './people/service-accounts/contract'
import { apiDocs } from './insight/api-docs/contract'
import { assets } from './site/assets/contract'
import { bars } from './eligibility/bars/contract'
import { changes } from './insight/changes/contract'
import { webhookDeliveries } from './insight/webhook-deliveries/contract'
import { webhookEndpoints } from './insight/webhook-endpoints/contract'
import { cockpit } from './insight/cockpit/contract'
import { consents } from './people/consents/contract'
import { credentialTypes } from './eligibility/credential-types/contract'
import { credentials } from './eligibility/credentials/contract'
import { dashboard } from './insight/dashboard/contract'
import { auditLog } from './insight/audit-log/contract'
import { documentTemplates } from './site/document-templates/contract'
import { eligibility } from './eligibility/eligibility/check/contract'
import { requirementPreview } from './eligibility/eligibility/preview/contract'
import { employers } from './site/employers/contract'
import { globalSearch } from './insight/global-search/contract'
import { gate } from './gate/gate/contract'
import { gateDevices } from './gate/gate-devices/contract'
import { gates } from './gate/gates/contract'
import { imports } from './site/imports/contract'
import { invitations } from './people/invitations/contract'
import { jsaTemplates } from './work/jsa-templates/contract'
import { lineLinks } from './people/line-links/contract'
import { lineWebhook } from './people/line-links/webhook/contract'
import { mailOutbox } from './people/mail-outbox/contract'
import { noticeDeliveries } from './people/notice-deliveries/contract'
import { noticeSettings } from './people/notice-settings/contract'
import { notices } from './people/notices/contract'
import { musters } from './gate/musters/contract'
import { overrides } from './eligibility/overrides/contract'
import { persons } from './people/persons/contract'
import { projectTimeline } from './work/projects/timeline/contract'
import { privacyRequests } from './people/privacy-requests/contract'
import { projects } from './work/projects/contract'
import { providerSyncs } from './people/provider-syncs/contract'
import { pushSubscriptions } from './people/push-subscriptions/contract'
import { reports } from './insight/reports/contract'
import { requirements } from './eligibility/requirements/contract'
import { retentionRules } from './site/retention-rules/contract'
import { secondFactors } from './people/second-factors/contract'
import { savedViews } from './people/saved-views/contract'
import { seatRequests } from './training/seat-requests/contract'
import { settings } from './site/settings/contract'
import { tasks } from './work/tasks/contract'
import { trainingPlans } from './training/training-plans/contract'
import { trainingSessions } from './training/training-sessions/contract'
import { trainingEnrollments } from './training/training-enrollments/contract'
import { trainingApprovals } from './training/training-approvals/contract'
import { personCards, trainingCards } from './training/training-cards/contract'
import { trainingInfo } from './training/training-info/contract'
import { users } from './people/users/contract'
import { workPermits } from './work/work-permits/contract'
import { permitPdfs } from './work/work-permits/pdf/contract'
import { workspaceAreas } from './site/workspace-areas/contract'

/** Every endpoint, by noun: the API description and the contract tests are made from this list. */
export const contractsByNoun = {
  account,
  secondFactors,
  settings,
  assets,
  users,
  invitations,
  mailOutbox,
  noticeDeliveries,
  noticeSettings,
  notices,
  pushSubscriptions,
  lineLinks: { ...lineLinks, ...lineWebhook },
  savedViews,
  providerSyncs,
  serviceAccounts,
  apiKeys,
  auditLog,
  changes,
  webhookEndpoints,
  webhookDeliveries,
  privacyRequests,
  persons: { ...persons, ...personCards },
  consents,
  employers,
  workspaceAreas,
  documentTemplates,
  projects: { ...projects, ...projectTimeline },
  jsaTemplates,
  credentialTypes,
  credentials,
  bars,
  requirements: { ...requirements, ...requirementPreview },
  eligibility,
  overrides,
  workPermits: { ...workPermits, ...permitPdfs },
  tasks,
  trainingPlans,
  trainingSessions,
  seatRequests,
  trainingEnrollments,
  trainingApprovals,
  trainingInfo,
  trainingCards,
  gates,
  gateDevices,
  gate,
  musters,
  cockpit,
  imports,
  retentionRules,
  dashboard,
  reports,
  globalSearch,
  apiDocs,
}

export const contracts: Contract[] = Object.values(contractsByNoun).flatMap((noun) =>
  Object.values<Contract>(noun),
)

/** The schemas that the API description defines once and refers to. */
export const records = {
  Asset: assets.upload.output,
  Employer: employers.get.output,
  Consent: consents.search.output.element,
  Person: persons.get.output,
  PrivacyRequest: privacyRequests.get.output,
  User: users.get.output,
  Mail: mailOutbox.get.output,
  NoticeDelivery: noticeDeliveries.get.output,
  Notice: notices.search.output.element,
  SavedView: savedViews.search.output.element,
  ProviderSync: providerSyncs.get.output,
  WorkspaceArea: workspaceAreas.search.output.element,
  DocumentTemplate: documentTemplates.search.output.element,
  Project: projects.get.output,
  JsaTemplate: jsaTemplates.get.output,
  CredentialType: credentialTypes.search.output.element,
  Credential: credentials.search.output.element,
  Bar: bars.search.output.element,
  WorkPermit: workPermits.get.output,
  Task: tasks.get.output,
  TrainingPlan: trainingPlans.get.output,
  TrainingSession: trainingSessions.get.output,
  SeatRequest: seatRequests.search.output.element,
  Attendance: trainingApprovals.search.output.element,
  Gate: gates.search.output.element,
  GateDevice: gateDevices.search.output.element,
  Muster: musters.search.output.element,
  Import: imports.get.output,
  ServiceAccount: serviceAccounts.get.output,
  ApiKey: apiKeys.search.output.element,
  WebhookEndpoint: webhookEndpoints.get.output,
  WebhookDelivery: webhookDeliveries.search.output.element,
  RetentionRule: retentionRules.search.output.element,
  GlobalSetting: settings.get.output,
}
