import * as z from 'zod'
import { get, type OutputOf } from '@/lib/platform/contract/contract'
import { day } from '@/lib/platform/contract/days'
import { filter, named } from '@/lib/platform/contract/fields'

/** What there is to do, in the order of what is due at one moment. */
export const cockpitKinds = [
  'stopped',
  'overstay',
  'gateConflict',
  'pastEnd',
  'notReady',
  'decidePermit',
  'changesRequested',
  'activate',
  'overlap',
  'seatOffer',
  'seatsToName',
  'seatQueue',
  'rosterOpen',
  'reviewCredential',
  'credentialReturned',
  'credentialEnding',
  'trainingEnding',
  'task',
  'projectDraft',
  'staffGap',
  'privacyRequest',
  'invitationOver',
  'companyWithoutUser',
  'undelivered',
  'backupOld',
  'retentionWaits',
] as const
export type CockpitKind = (typeof cockpitKinds)[number]

/** How many are shown; `more` counts the others. */
export const MOST_ITEMS = 300
/** How many reasons an item tells; `reasonCount` counts all. */
export const MOST_REASONS = 10
/** How many sessions are offered where training is missing. */
export const MOST_OFFERS = 3
/** Permits count from today on where the day is no more than so many days ahead; a later day stands alone. */
export const DAYS_AHEAD = 7

const offer = z.object({
  sessionId: z.guid(),
  nameTh: z.string(),
  nameEn: z.string(),
  date: z.string(),
  period: z.enum(['Morning', 'Afternoon']),
  startTime: z.string(),
  location: z.string(),
  seatsFree: z.int(),
  personIds: z.array(z.guid()).meta({ description: 'Whom one call of enroll takes in' }),
})
export type SeatOffer = z.output<typeof offer>

const reason = z.object({
  code: z.string(),
  text: z.string(),
  mend: z.string().nullable().meta({ description: 'How it is put right' }),
  personId: z.guid().optional(),
  href: z.string().nullable().meta({ description: 'Where it is put right, for this caller' }),
  bookedOn: z.string().nullable().meta({
    description: 'The day of the seat that the person has before the work date',
  }),
  offers: z.array(offer).meta({
    description: 'Sessions before the work date with enough seats, the earliest first',
  }),
})
export type CockpitReason = z.output<typeof reason>

const item = z.object({
  key: z.string().meta({ description: 'The same from call to call' }),
  kind: z.enum(cockpitKinds),
  subject: z.object({ type: z.string(), id: z.guid(), label: z.string() }),
  title: z.string(),
  employer: named.nullable().meta({ description: 'The company that it concerns' }),
  reasons: z.array(reason),
  reasonCount: z.int().min(0),
  dueAt: z.iso.datetime().nullable().meta({ description: 'Null stands last' }),
  isLate: z.boolean(),
  href: z.string().nullable().meta({ description: 'The page, for callers who may open it' }),
  can: z.array(z.string()).meta({
    description: '`enroll`, or commands of the subject that the caller may give now',
  }),
  rowVersion: z.int().optional(),
})
export type CockpitItem = z.output<typeof item>

const more = z.partialRecord(z.enum(cockpitKinds), z.int().min(1))

export const cockpit = {
  get: get('/api/cockpit/get', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'What waits for the caller, in the order in which it is due',
    description: `Without \`date\`, the next working day. By \`dueAt\`, then kind; at most ${MOST_ITEMS} items, \`more\` counts the others by kind. Of the permits still to come those from today up to the date; a date more than ${DAYS_AHEAD} days ahead stands alone. Each role sees what concerns it, a Contractor the own company.`,
    input: z.object({ date: filter(day) }),
    output: z.object({
      date: z.string(),
      today: z.string(),
      items: z.array(item),
      more: more.meta({ description: 'How many of a kind are not among the items' }),
    }),
  }),
}
export type Cockpit = OutputOf<typeof cockpit.get>
