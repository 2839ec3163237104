import { readOverstays, type OverstayAhead } from '@/lib/domain/gate/gate/ahead/queries'
import type { GateConflictRecord } from '@/lib/domain/gate/gate/contract'
import { searchConflicts } from '@/lib/domain/gate/gate/conflicts/queries'
import type { MailRecord } from '@/lib/domain/people/mail-outbox/contract'
import { searchMails } from '@/lib/domain/people/mail-outbox/queries'
import { isMailFault } from '@/lib/domain/people/mail-outbox/rules'
import { readEndedInvitations } from '@/lib/domain/people/invitations/ended/queries'
import type { PrivacyRequestRecord } from '@/lib/domain/people/privacy-requests/contract'
import { searchPrivacyRequests } from '@/lib/domain/people/privacy-requests/queries'
import { readCompaniesWithoutUser } from '@/lib/domain/people/users/ahead/queries'
import { employerNameIn } from '@/lib/domain/site/employers/present'
import type { RetentionRuleRecord } from '@/lib/domain/site/retention-rules/contract'
import { searchRetentionRules } from '@/lib/domain/site/retention-rules/queries'
import { may } from '@/lib/platform/access/actor'
import { pageOf } from '@/lib/platform/access/record-pages'
import { HOUR } from '@/lib/platform/dates/durations'
import { nameIn, type Named } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import {
  counted,
  defineKind,
  firstRows,
  hasRole,
  idOf,
  isOfCompany,
  MOST_ROWS,
  type Source,
} from '../kinds/queries'
import { plainReason } from '../present'

const joined = (language: Source['context']['language'], ...all: (Named | string | null)[]) =>
  all
    .flatMap((each) =>
      each ? [typeof each === 'string' ? each : employerNameIn(language, each)] : [],
    )
    .join(' · ')

/** Somebody who has been on site for too long. */
export const overstay = defineKind<OverstayAhead>({
  isFor: (actor) => actor.roles.includes('SafetyOfficer') || isOfCompany(actor),
  read: async ({ context, overstayHours }) => {
    const { roles, employerId } = context.actor
    const isOfficer = roles.includes('SafetyOfficer')
    const isMixed = !isOfficer && roles.length > 1
    const before = new Date(context.now.getTime() - overstayHours * HOUR)
    const asked = { before, employerId: isMixed ? employerId : null, most: MOST_ROWS }
    return counted(await readOverstays(context, asked))
  },
  idOf,
  dueAt: ({ inAt }, { overstayHours }) => new Date(inAt.getTime() + overstayHours * HOUR),
  show: ({ id, person, guest, employer, workspaceArea }, { context: { language } }) => ({
    subject: {
      type: 'stay',
      id,
      label: person ? nameIn(language, person) : (guest?.name ?? '–'),
    },
    title: joined(
      language,
      person ?? guest?.name ?? null,
      employer ?? guest?.company ?? null,
      workspaceArea,
    ),
    employer,
    href: '/on-site?isOverstay=true',
  }),
})

/** What happened at a gate against the rules, such as somebody who came in though refused. */
export const gateConflict = defineKind<GateConflictRecord>({
  isFor: (actor) => may(actor, 'gate'),
  read: ({ context }) => searchConflicts(context, { ...firstRows, isSettled: false, sort: 'at' }),
  idOf,
  dueAt: ({ event }) => new Date(event.at),
  show: ({ id, code, text, whatToDo, person, guest, scanned, employer }, { context }) => ({
    subject: {
      type: 'gate-conflict',
      id,
      label: person ? nameIn(context.language, person) : (guest ?? scanned ?? '–'),
    },
    title: joined(context.language, person ?? guest ?? scanned, employer),
    employer,
    reasons: [{ ...plainReason(code, text), mend: whatToDo }],
    href: '/on-site#conflicts',
  }),
})

type Invited = Awaited<ReturnType<typeof readEndedInvitations>>['users'][number]

export const invitationOver = defineKind<Invited>({
  isFor: hasRole('Purchasing'),
  read: async ({ context }) => {
    const { users, total } = await readEndedInvitations(context.db, context.now, MOST_ROWS)
    return { rows: users, total }
  },
  idOf,
  dueAt: ({ expiresAt }) => expiresAt,
  show: ({ id, employer, ...name }, { context: { language } }) => ({
    subject: { type: 'user', id, label: nameIn(language, name) },
    title: joined(language, name, employer),
    employer,
    href: pageOf({ type: 'user', key: id }),
  }),
})

type Company = Awaited<ReturnType<typeof readCompaniesWithoutUser>>[number]

export const companyWithoutUser = defineKind<Company>({
  isFor: hasRole('Purchasing'),
  read: async ({ context }) => counted(await readCompaniesWithoutUser(context.sql, MOST_ROWS)),
  idOf,
  dueAt: ({ since }) => since,
  show: ({ id, nameTh, nameEn }, { context: { language } }) => ({
    subject: { type: 'employer', id, label: employerNameIn(language, { nameTh, nameEn }) },
    title: employerNameIn(language, { nameTh, nameEn }),
    employer: { id, nameTh, nameEn },
    href: pageOf({ type: 'employer', key: id }),
  }),
})

/** What somebody asks under the law on personal data, until it is answered. */
export const privacyRequest = defineKind<PrivacyRequestRecord>({
  isFor: (actor) => may(actor, 'privacy'),
  read: ({ context }) =>
    searchPrivacyRequests(context, { ...firstRows, status: 'Open', sort: 'dueAt' }),
  idOf,
  dueAt: ({ dueAt }, { endOf }) => endOf(dueAt),
  show: ({ id, kind, personCode, person }, { context: { language } }) => ({
    subject: {
      type: 'privacy-request',
      id,
      label: translator(language, 'privacyRequests')(`kinds.${kind}`),
    },
    title: joined(language, person ?? personCode),
    href: '/settings/privacy?status=Open',
  }),
})

/** A mail that could not be sent. */
export const undelivered = defineKind<MailRecord>({
  isFor: (actor) => may(actor, 'settings-mgmt'),
  read: ({ context }) =>
    searchMails(context, { ...firstRows, status: 'Failed', sort: 'createdAt' }),
  idOf,
  dueAt: ({ createdAt }) => new Date(createdAt),
  show: ({ id, toName, subject, lastError }, { context: { language } }) => ({
    subject: { type: 'mail', id, label: toName },
    title: joined(language, toName, subject),
    reasons: lastError ? [plainReason('mail-error', mailTrouble(language, lastError))] : [],
    href: '/settings/mail?status=Failed',
  }),
})

const mailTrouble = (language: Source['context']['language'], error: string): string =>
  isMailFault(error)
    ? translator(language, 'mail')(`faults.${error}`)
    : translator(language, 'cockpit')('titles.mailError', { error })

/** Old data that waits for somebody to confirm that it is removed. */
export const retentionWaits = defineKind<RetentionRuleRecord>({
  isFor: (actor) => may(actor, 'privacy'),
  read: async ({ context }) => {
    const { rows } = await searchRetentionRules(context, { ...firstRows, kind: undefined })
    return { rows: rows.filter(({ proposal }) => proposal) }
  },
  idOf,
  dueAt: ({ proposal }) => proposal && new Date(proposal.proposedAt),
  show: ({ id, kind, proposal }, { context: { language } }) => {
    const label = translator(language, 'retention')(`kinds.${kind}`)
    const count = proposal?.count ?? 0
    return {
      subject: { type: 'retention-rule', id, label },
      title: translator(language, 'cockpit')('titles.retention', { kind: label, count }),
      href: '/settings/retention',
    }
  },
})
