import enAccount from './messages/en/account.json'
import enApiDocs from './messages/en/apiDocs.json'
import enAudit from './messages/en/audit.json'
import enCalendar from './messages/en/calendar.json'
import enCockpit from './messages/en/cockpit.json'
import enCommon from './messages/en/common.json'
import enConsents from './messages/en/consents.json'
import enConsentTexts from './messages/en/consentTexts.json'
import enCredentials from './messages/en/credentials.json'
import enDashboard from './messages/en/dashboard.json'
import enEligibility from './messages/en/eligibility.json'
import enEmployers from './messages/en/employers.json'
import enErrors from './messages/en/errors.json'
import enExports from './messages/en/exports.json'
import enForm from './messages/en/form.json'
import enGate from './messages/en/gate.json'
import enGates from './messages/en/gates.json'
import enGlobalSearch from './messages/en/globalSearch.json'
import enImports from './messages/en/imports.json'
import enIntegration from './messages/en/integration.json'
import enInvitations from './messages/en/invitations.json'
import enJsaTemplates from './messages/en/jsaTemplates.json'
import enKiosk from './messages/en/kiosk.json'
import enMail from './messages/en/mail.json'
import enMusters from './messages/en/musters.json'
import enNavigation from './messages/en/navigation.json'
import enNoticeDeliveries from './messages/en/noticeDeliveries.json'
import enNotices from './messages/en/notices.json'
import enOffline from './messages/en/offline.json'
import enOnSite from './messages/en/onSite.json'
import enPersons from './messages/en/persons.json'
import enPrivacyRequests from './messages/en/privacyRequests.json'
import enProjects from './messages/en/projects.json'
import enProjectTimeline from './messages/en/projectTimeline.json'
import enProviderSyncs from './messages/en/providerSyncs.json'
import enRenewal from './messages/en/renewal.json'
import enReports from './messages/en/reports.json'
import enRetention from './messages/en/retention.json'
import enRoles from './messages/en/roles.json'
import enSavedViews from './messages/en/savedViews.json'
import enSeatRequests from './messages/en/seatRequests.json'
import enSecondFactors from './messages/en/secondFactors.json'
import enSettings from './messages/en/settings.json'
import enSignIn from './messages/en/signIn.json'
import enStart from './messages/en/start.json'
import enTable from './messages/en/table.json'
import enTasks from './messages/en/tasks.json'
import enTraining from './messages/en/training.json'
import enTrainingApprovals from './messages/en/trainingApprovals.json'
import enTrainingCards from './messages/en/trainingCards.json'
import enTrainingEnrollments from './messages/en/trainingEnrollments.json'
import enTrainingInfo from './messages/en/trainingInfo.json'
import enTrainingPlans from './messages/en/trainingPlans.json'
import enTrainingSessions from './messages/en/trainingSessions.json'
import enUsers from './messages/en/users.json'
import enWebhooks from './messages/en/webhooks.json'
import enWorkPermits from './messages/en/workPermits.json'
import thAccount from './messages/th/account.json'
import thApiDocs from './messages/th/apiDocs.json'
import thAudit from './messages/th/audit.json'
import thCalendar from './messages/th/calendar.json'
import thCockpit from './messages/th/cockpit.json'
import thCommon from './messages/th/common.json'
import thConsents from './messages/th/consents.json'
import thConsentTexts from './messages/th/consentTexts.json'
import thCredentials from './messages/th/credentials.json'
import thDashboard from './messages/th/dashboard.json'
import thEligibility from './messages/th/eligibility.json'
import thEmployers from './messages/th/employers.json'
import thErrors from './messages/th/errors.json'
import thExports from './messages/th/exports.json'
import thForm from './messages/th/form.json'
import thGate from './messages/th/gate.json'
import thGates from './messages/th/gates.json'
import thGlobalSearch from './messages/th/globalSearch.json'
import thImports from './messages/th/imports.json'
import thIntegration from './messages/th/integration.json'
import thInvitations from './messages/th/invitations.json'
import thJsaTemplates from './messages/th/jsaTemplates.json'
import thKiosk from './messages/th/kiosk.json'
import thMail from './messages/th/mail.json'
import thMusters from './messages/th/musters.json'
import thNavigation from './messages/th/navigation.json'
import thNoticeDeliveries from './messages/th/noticeDeliveries.json'
import thNotices from './messages/th/notices.json'
import thOffline from './messages/th/offline.json'
import thOnSite from './messages/th/onSite.json'
import thPersons from './messages/th/persons.json'
import thPrivacyRequests from './messages/th/privacyRequests.json'
import thProjects from './messages/th/projects.json'
import thProjectTimeline from './messages/th/projectTimeline.json'
import thProviderSyncs from './messages/th/providerSyncs.json'
import thRenewal from './messages/th/renewal.json'
import thReports from './messages/th/reports.json'
import thRetention from './messages/th/retention.json'
import thRoles from './messages/th/roles.json'
import thSavedViews from './messages/th/savedViews.json'
import thSeatRequests from './messages/th/seatRequests.json'
import thSecondFactors from './messages/th/secondFactors.json'
import thSettings from './messages/th/settings.json'
import thSignIn from './messages/th/signIn.json'
import thStart from './messages/th/start.json'
import thTable from './messages/th/table.json'
import thTasks from './messages/th/tasks.json'
import thTraining from './messages/th/training.json'
import thTrainingApprovals from './messages/th/trainingApprovals.json'
import thTrainingCards from './messages/th/trainingCards.json'
import thTrainingEnrollments from './messages/th/trainingEnrollments.json'
import thTrainingInfo from './messages/th/trainingInfo.json'
import thTrainingPlans from './messages/th/trainingPlans.json'
import thTrainingSessions from './messages/th/trainingSessions.json'
import thUsers from './messages/th/users.json'
import thWebhooks from './messages/th/webhooks.json'
import thWorkPermits from './messages/th/workPermits.json'
import type { Locale } from './locale'

const th = {
  account: thAccount,
  apiDocs: thApiDocs,
  audit: thAudit,
  calendar: thCalendar,
  cockpit: thCockpit,
  common: thCommon,
  consents: thConsents,
  consentTexts: thConsentTexts,
  credentials: thCredentials,
  dashboard: thDashboard,
  eligibility: thEligibility,
  employers: thEmployers,
  errors: thErrors,
  exports: thExports,
  form: thForm,
  gate: thGate,
  gates: thGates,
  globalSearch: thGlobalSearch,
  imports: thImports,
  integration: thIntegration,
  invitations: thInvitations,
  jsaTemplates: thJsaTemplates,
  kiosk: thKiosk,
  mail: thMail,
  musters: thMusters,
  navigation: thNavigation,
  noticeDeliveries: thNoticeDeliveries,
  notices: thNotices,
  offline: thOffline,
  onSite: thOnSite,
  persons: thPersons,
  privacyRequests: thPrivacyRequests,
  projects: thProjects,
  projectTimeline: thProjectTimeline,
  providerSyncs: thProviderSyncs,
  renewal: thRenewal,
  reports: thReports,
  retention: thRetention,
  roles: thRoles,
  savedViews: thSavedViews,
  seatRequests: thSeatRequests,
  secondFactors: thSecondFactors,
  settings: thSettings,
  signIn: thSignIn,
  start: thStart,
  table: thTable,
  tasks: thTasks,
  training: thTraining,
  trainingApprovals: thTrainingApprovals,
  trainingCards: thTrainingCards,
  trainingEnrollments: thTrainingEnrollments,
  trainingInfo: thTrainingInfo,
  trainingPlans: thTrainingPlans,
  trainingSessions: thTrainingSessions,
  users: thUsers,
  webhooks: thWebhooks,
  workPermits: thWorkPermits,
}
/** The texts of all screens, one namespace for each noun. English must have the keys of Thai. */
export type Messages = typeof th

const en: Messages = {
  account: enAccount,
  apiDocs: enApiDocs,
  audit: enAudit,
  calendar: enCalendar,
  cockpit: enCockpit,
  common: enCommon,
  consents: enConsents,
  consentTexts: enConsentTexts,
  credentials: enCredentials,
  dashboard: enDashboard,
  eligibility: enEligibility,
  employers: enEmployers,
  errors: enErrors,
  exports: enExports,
  form: enForm,
  gate: enGate,
  gates: enGates,
  globalSearch: enGlobalSearch,
  imports: enImports,
  integration: enIntegration,
  invitations: enInvitations,
  jsaTemplates: enJsaTemplates,
  kiosk: enKiosk,
  mail: enMail,
  musters: enMusters,
  navigation: enNavigation,
  noticeDeliveries: enNoticeDeliveries,
  notices: enNotices,
  offline: enOffline,
  onSite: enOnSite,
  persons: enPersons,
  privacyRequests: enPrivacyRequests,
  projects: enProjects,
  projectTimeline: enProjectTimeline,
  providerSyncs: enProviderSyncs,
  renewal: enRenewal,
  reports: enReports,
  retention: enRetention,
  roles: enRoles,
  savedViews: enSavedViews,
  seatRequests: enSeatRequests,
  secondFactors: enSecondFactors,
  settings: enSettings,
  signIn: enSignIn,
  start: enStart,
  table: enTable,
  tasks: enTasks,
  training: enTraining,
  trainingApprovals: enTrainingApprovals,
  trainingCards: enTrainingCards,
  trainingEnrollments: enTrainingEnrollments,
  trainingInfo: enTrainingInfo,
  trainingPlans: enTrainingPlans,
  trainingSessions: enTrainingSessions,
  users: enUsers,
  webhooks: enWebhooks,
  workPermits: enWorkPermits,
}

export const messages: Record<Locale, Messages> = { th, en }
