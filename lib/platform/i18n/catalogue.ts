import enAccount from './messages/en/account.json'
import enApiDocs from './messages/en/apiDocs.json'
import enAudit from './messages/en/audit.json'
import enCommon from './messages/en/common.json'
import enEmployers from './messages/en/employers.json'
import enErrors from './messages/en/errors.json'
import enForm from './messages/en/form.json'
import enInvitations from './messages/en/invitations.json'
import enMail from './messages/en/mail.json'
import enNavigation from './messages/en/navigation.json'
import enPersons from './messages/en/persons.json'
import enProjects from './messages/en/projects.json'
import enRoles from './messages/en/roles.json'
import enSettings from './messages/en/settings.json'
import enSignIn from './messages/en/signIn.json'
import enStart from './messages/en/start.json'
import enTable from './messages/en/table.json'
import enTasks from './messages/en/tasks.json'
import enUsers from './messages/en/users.json'
import thAccount from './messages/th/account.json'
import thApiDocs from './messages/th/apiDocs.json'
import thAudit from './messages/th/audit.json'
import thCommon from './messages/th/common.json'
import thEmployers from './messages/th/employers.json'
import thErrors from './messages/th/errors.json'
import thForm from './messages/th/form.json'
import thInvitations from './messages/th/invitations.json'
import thMail from './messages/th/mail.json'
import thNavigation from './messages/th/navigation.json'
import thPersons from './messages/th/persons.json'
import thProjects from './messages/th/projects.json'
import thRoles from './messages/th/roles.json'
import thSettings from './messages/th/settings.json'
import thSignIn from './messages/th/signIn.json'
import thStart from './messages/th/start.json'
import thTable from './messages/th/table.json'
import thTasks from './messages/th/tasks.json'
import thUsers from './messages/th/users.json'
import type { Locale } from './locale'

const th = {
  account: thAccount,
  apiDocs: thApiDocs,
  audit: thAudit,
  common: thCommon,
  employers: thEmployers,
  errors: thErrors,
  form: thForm,
  invitations: thInvitations,
  mail: thMail,
  navigation: thNavigation,
  persons: thPersons,
  projects: thProjects,
  roles: thRoles,
  settings: thSettings,
  signIn: thSignIn,
  start: thStart,
  table: thTable,
  tasks: thTasks,
  users: thUsers,
}
/** The texts of every screen, one namespace for each noun. Thai, as the first language, gives the type. */
export type Messages = typeof th

const en: Messages = {
  account: enAccount,
  apiDocs: enApiDocs,
  audit: enAudit,
  common: enCommon,
  employers: enEmployers,
  errors: enErrors,
  form: enForm,
  invitations: enInvitations,
  mail: enMail,
  navigation: enNavigation,
  persons: enPersons,
  projects: enProjects,
  roles: enRoles,
  settings: enSettings,
  signIn: enSignIn,
  start: enStart,
  table: enTable,
  tasks: enTasks,
  users: enUsers,
}

export const messages: Record<Locale, Messages> = { th, en }
