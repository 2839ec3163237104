import {
  readCredentialsToReview,
  readEndingCredentials,
  readReturnedCredentials,
  type CredentialAhead,
} from '@/lib/domain/eligibility/credentials/ahead/queries'
import { TRAINING_WARN_DAYS } from '@/lib/domain/eligibility/eligibility/alternatives/rules'
import { readEndingTraining } from '@/lib/domain/people/persons/ending/queries'
import { employerNameIn } from '@/lib/domain/site/employers/present'
import { may } from '@/lib/platform/access/actor'
import { readingPageOf } from '@/lib/platform/access/record-pages'
import { addDays } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import { nameIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import {
  counted,
  defineKind,
  everybody,
  idOf,
  isOfCompany,
  MOST_ROWS,
  type Shown,
  type Source,
} from '../kinds/queries'
import { plainReason } from '../present'

const personPage = ({ context: { actor } }: Source, code: string) =>
  readingPageOf(actor, { type: 'person', key: code })

function showCredential({ id, type, person, employer }: CredentialAhead, source: Source): Shown {
  const { language } = source.context
  const holder = person ?? employer
  return {
    subject: { type: 'credential', id, label: nameIn(language, type) },
    title: [type, holder]
      .flatMap((each) => (each ? [employerNameIn(language, each)] : []))
      .join(' · '),
    employer,
    href: person ? personPage(source, person.code) : '/credentials?tab=all',
  }
}

export const reviewCredential = defineKind<CredentialAhead>({
  isFor: (actor) => may(actor, 'credential-review'),
  read: ({ context }) => readCredentialsToReview(context, { employerId: null, most: MOST_ROWS }),
  idOf,
  dueAt: ({ submittedAt }, { answerBy }) => answerBy(submittedAt),
  show: (credential, source) => ({ ...showCredential(credential, source), href: '/credentials' }),
})

export const credentialReturned = defineKind<CredentialAhead>({
  isFor: isOfCompany,
  read: ({ context }) =>
    readReturnedCredentials(context, { employerId: context.actor.employerId, most: MOST_ROWS }),
  idOf,
  dueAt: ({ reviewedAt, submittedAt }, { answerBy }) => answerBy(reviewedAt ?? submittedAt),
  show: (credential, source) => ({
    ...showCredential(credential, source),
    reasons: credential.reviewReason ? [plainReason('said', credential.reviewReason)] : [],
    href: '/credentials?tab=all&status=Returned',
  }),
})

/** People on permits to come stand before others whose papers end on the same day. */
const permitRank = (people: ReadonlySet<string>, personId: string | null) =>
  personId !== null && people.has(personId) ? 0 : 1

type Ranked<Row> = { row: Row; rank: number }

export const credentialEnding = defineKind<Ranked<CredentialAhead>>({
  isFor: everybody,
  read: async (source) => {
    const { context, clock } = source
    const { rows, total } = await readEndingCredentials(context, clock.today, MOST_ROWS)
    const open = rows.filter(({ isRenewed }) => isRenewed !== true)
    const people = open.length > 0 ? await source.peopleOnPermits() : new Set<string>()
    return {
      rows: open.map((row) => ({ row, rank: permitRank(people, row.person?.id ?? null) })),
      total: total - (rows.length - open.length),
    }
  },
  idOf: ({ row }) => row.id,
  dueAt: ({ row }, { endOf }) => (row.expiresOn === null ? null : endOf(row.expiresOn)),
  rankOf: ({ rank }) => rank,
  show: ({ row }, source) => ({
    ...showCredential(row, source),
    reasons: row.isRenewed === null ? [] : [inReview(source)],
  }),
})

const inReview = ({ context }: Source) =>
  plainReason('in-review', translator(context.language, 'cockpit')('titles.inReview'))

type Ending = Awaited<ReturnType<typeof readEndingTraining>>[number]

export const trainingEnding = defineKind<Ranked<Ending>>({
  isFor: everybody,
  read: async (source) => {
    const { context, clock } = source
    const rows = await readEndingTraining(context.sql, context.actor, {
      from: clock.today,
      to: addDays(clock.today, TRAINING_WARN_DAYS),
      most: MOST_ROWS,
    })
    const people = rows.length > 0 ? await source.peopleOnPermits() : new Set<string>()
    return {
      ...counted(rows),
      rows: rows.map((row) => ({ row, rank: permitRank(people, row.id) })),
    }
  },
  idOf: ({ row }) => row.id,
  dueAt: ({ row }, { endOf }) => endOf(row.validUntil),
  rankOf: ({ rank }) => rank,
  show: ({ row }, source) => {
    const { context, style } = source
    const t = translator(context.language, 'cockpit')
    const name = nameIn(context.language, row)
    return {
      subject: { type: 'person', id: row.id, label: name },
      title: t('titles.trainingEnds', { name, day: formatDay(style, row.validUntil) }),
      employer: row.employer,
      href: personPage(source, row.code),
    }
  },
})
