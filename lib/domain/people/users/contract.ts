import * as z from 'zod'
import { personNames, personRecord } from '@/lib/domain/people/persons/contract'
import { mailStatuses } from '@/lib/domain/people/mail-outbox/workflow'
import { roles } from '@/lib/platform/access/policies'
import {
  command,
  commandByGet,
  fileByPost,
  get,
  query,
  result,
  type OutputOf,
} from '@/lib/platform/contract/contract'
import { ASKS_WHO } from '@/lib/platform/contract/asks-who'
import { byId, filter, id, keyword, named, optionalEmail } from '@/lib/platform/contract/fields'
import { EACH_BY_ITSELF, manyIds, manyResults } from '@/lib/platform/contract/many'
import { missingIssues, evenWithOtherIssues, saveInput } from '@/lib/platform/contract/save-input'
import { personWithoutUser, userLookups } from './lookups/contract'
import { personOfUser } from './person/contract'

/**
 * Draft: cannot sign in yet. Invited: has a link to set a password. Active: can sign in.
 * Disabled: cannot sign in until enabled again.
 */
export const userStatuses = ['Draft', 'Invited', 'Active', 'Disabled'] as const
/** Of the sync to a managed identity provider. */
export const providerStatuses = ['Waiting', 'Done', 'Failed'] as const
const role = z.enum(roles)

const ofColleagues = {
  description: 'Null to a Contractor, of users of other companies',
}

const userRecord = z.object({
  id: z.guid(),
  PersonId: z.guid(),
  email: z.string().nullable(),
  roles: z.array(role),
  employerId: z.guid().nullable(),
  isDefault: z.boolean(),
  status: z.enum(userStatuses),
  lastSignInAt: z.string().nullable(),
  rowVersion: z.int(),
  invitation: z
    .object({
      expiresAt: z.string(),
      isExpired: z.boolean(),
      mail: z.enum(mailStatuses).nullable().meta({ description: 'What became of its e-mail' }),
    })
    .nullable()
    .meta({ description: 'The link that was sent last and has not been used' }),
  providerRoles: z
    .array(role)
    .nullable()
    .meta({ description: 'The roles that the external provider gave at the latest sign-in there' }),
  providerStatus: z
    .enum(providerStatuses)
    .nullable()
    .meta({ description: 'Whether this user was synced to the provider' }),
  person: personRecord.extend({
    code: personRecord.shape.code.nullable().meta(ofColleagues),
    TrainingStatus: personRecord.shape.TrainingStatus.nullable().meta(ofColleagues),
  }),
  can: z.object({
    get: z.boolean(),
    save: z.boolean(),
    changeRoles: z.boolean().meta({ description: 'Those of lookups.assignableRoles' }),
    changeEmail: z.boolean(),
    changeStatus: z.boolean(),
    remove: z.boolean(),
    setDefault: z.boolean(),
    sendInvitation: z.boolean(),
    revokeInvitation: z.boolean(),
    endSessions: z.boolean(),
    removeSecondFactor: z.boolean(),
  }),
})
export type UserRecord = z.output<typeof userRecord>

const listedUser = userRecord.extend({
  isDefault: userRecord.shape.isDefault.nullable().meta(ofColleagues),
  status: userRecord.shape.status.nullable().meta(ofColleagues),
})
export type ListedUser = z.output<typeof listedUser>

const group = z.array(listedUser)

export const users = {
  search: query('/api/users/search', {
    policy: 'realm-basic',
    summary: 'Users, grouped by role',
    description:
      'A user of several roles stands in each of their groups. Callers without user-mgmt get names and roles; e-mail and telephone are null, and the two administrator groups are left out. A caller who is Contractor and nothing more learns of users of other companies nothing but these: status, mark as default, code, company and training are null.',
    input: z.object({ keyword }),
    output: z.object({
      purchasingUsers: group,
      workOwnerUsers: group,
      safetyOfficerUsers: group,
      workspaceOwnerUsers: group,
      contractorUsers: group,
      adminUsers: group.optional(),
      tenantAdministratorUsers: group.optional(),
    }),
  }),
  ...userLookups,
  exportXlsx: fileByPost('/api/users/exportXlsx', {
    policy: 'user-mgmt',
    summary: 'The users that search gives, as an XLSX file',
    description:
      'With `role`, those of its group; with `status` and `employerId`, those of them. Nothing that matches is 400.',
    input: z.object({
      keyword,
      role: filter(role),
      status: filter(z.enum(userStatuses)),
      employerId: filter(id),
    }),
  }),
  create: query('/api/users/create', {
    policy: 'user-mgmt',
    summary: 'The template of a new user',
    description:
      'With `contractorId`, that of a Contractor user of this employer; an unknown one is 400.',
    input: z.object({ contractorId: filter(id) }),
    output: z.object({
      user: z.object({
        PersonId: z.null(),
        email: z.null(),
        roles: z.array(role),
        employerId: z.guid().nullable(),
        isDefault: z.boolean(),
        status: z.literal('Draft'),
      }),
      person: z.object({
        employerId: z.guid().nullable(),
        TrainingStatus: z.literal('NotTrained'),
        can: z.object({
          saveDetails: z.boolean().meta({ description: 'More than names and employer' }),
        }),
      }),
      lookups: z.object({
        assignableRoles: z.array(role),
        employers: z.array(named.extend({ kind: z.enum(['Site', 'Contractor']) })),
        persons: z.array(personWithoutUser).meta({
          description: 'The first who have no user account; searchPersons finds the others',
        }),
      }),
    }),
  }),
  get: get('/api/users/get/{id}', {
    policy: 'user-mgmt',
    summary: 'One user',
    description: 'A user who does not exist is 400, not 404.',
    input: byId,
    output: userRecord,
  }),
  save: command('/api/users/save', {
    policy: 'user-mgmt',
    summary: 'Make or change a user',
    description:
      'Of an existing user, what is left out keeps its value. `person` makes a person, or with `PersonId` changes that one, in the same transaction; without worker-mgmt a new person is named and given an employer, and one who exists stays as read (else 403). Nobody changes the own roles, gives or takes one that is not theirs to give, or, but an Admin, changes the address of somebody else who is active or has a role that is not theirs to give (403). The former address gets a mail, and sessions end; for the own address 403 `confirm-identity` where it was not shown lately who asks. `status` Disabled keeps the user out; any other lets them in again.',
    input: saveInput(
      {
        roles: z
          .array(role)
          .min(1)
          .max(roles.length)
          .transform((given) => [...new Set(given)]),
      },
      {
        PersonId: personOfUser.PersonId,
        email: optionalEmail,
        employerId: personOfUser.employerId,
        status: z.enum(userStatuses).optional(),
        person: personOfUser.person,
      },
    ).superRefine(({ id: known, PersonId, person }, { addIssue }) => {
      if (known === undefined && !PersonId && person)
        missingIssues(person, Object.keys(personNames), ['person']).forEach(addIssue)
    }, evenWithOtherIssues),
    output: result,
  }),
  remove: command('/api/users/remove', {
    policy: 'user-mgmt',
    summary: 'Remove a user',
    description:
      'The user vanishes from every list and cannot sign in; what they did keeps their name. 400 while other records still need the user.',
    input: byId,
    output: result,
  }),
  preCreateContractor: get('/api/users/preCreateContractor', {
    policy: 'user-mgmt',
    summary: 'The contractors for whom a user may be made',
    description: '400 with more of them than the bound of lists.',
    input: z.object({}),
    output: z.array(named),
  }),
  sendInvitation: commandByGet('/api/users/sendInvitation/{id}', {
    policy: 'user-mgmt',
    summary: 'Invite a user by e-mail',
    description:
      'Mails a single-use link, valid for 7 days, with which the user sets a password; a link sent before stops working. For a user who is Active it is the way back to a forgotten password. Where accounts at an identity provider are managed from here, one is made for whoever has none. 400 for a user who does not exist, has no e-mail address or is disabled. With a session cookie it must come from our own pages.',
    input: byId,
    output: result,
  }),
  sendInvitations: command('/api/users/sendInvitations', {
    policy: 'user-mgmt',
    summary: 'Invite several users by e-mail',
    description: `As sendInvitation does with one. ${EACH_BY_ITSELF}`,
    input: z.object({ ids: manyIds }),
    output: manyResults,
  }),
  revokeInvitation: command('/api/users/revokeInvitation', {
    policy: 'user-mgmt',
    summary: 'Revoke an invitation',
    description: 'The link stops working, and a mail that was not sent yet stays unsent.',
    input: byId,
    output: result,
  }),
  endSessions: command('/api/users/endSessions', {
    policy: 'access-mgmt',
    summary: 'Sign a user out everywhere',
    description: `Every session and every token of the user ends, and every link for a new password; an invitation stays. At a Keycloak that is managed from here the sessions end a moment later. ${ASKS_WHO}`,
    input: byId,
    output: result,
  }),
  removeSecondFactor: command('/api/users/removeSecondFactor', {
    policy: 'access-mgmt',
    summary: 'Remove the second factor of a user',
    description: `For a phone that was lost: the app, the passkeys and the recovery codes go, links for a new password end, and the user gets a mail about it. ${ASKS_WHO}`,
    input: byId,
    output: result,
  }),
  setDefault: command('/api/users/setDefault', {
    policy: 'user-mgmt',
    summary: 'Make a user the default of their roles',
    description:
      'The one preselected in project templates for each of the user’s roles, for Contractor within the employer; the former default is unset, which is 403 where the caller may not change that user. A disabled user is 400. A `warning` names the roles of the former default that have none now.',
    input: byId,
    output: result,
  }),
}

export type UserGroups = OutputOf<typeof users.search>
export type UserTemplate = OutputOf<typeof users.create>
