import * as z from 'zod'
import { WriteConflict } from '@/lib/platform/db/errors'
import type { Sql } from '@/lib/platform/db/sql'
import { sequenceConflicts, type SequenceConflict, type Stay } from '../stays/rules'
import { readPastOfGuests, readPastOfPersons, type PastEvent } from './queries'
import {
  guestKey,
  outcomeOf,
  sinceOf,
  storyOf,
  subjectOf,
  type ConflictCode,
  type Draft,
} from './rules'
import { recordset } from '@/lib/platform/db/recordset'

type Subject = { key: string; isGuest: boolean; past: PastEvent[] }

/** What is known of those whom new events are about, by subject; they must be locked. */
export type Past = ReadonlyMap<string, Subject>

export async function readPast(sql: Sql, drafts: readonly Draft[]): Promise<Past> {
  const persons = await readPastOfPersons(
    sql,
    sinceOf(drafts, ({ personId }) => personId),
  )
  const guests = await readPastOfGuests(
    sql,
    sinceOf(drafts, ({ guest }) => guest && guestKey(guest)),
  )
  const subjects = new Map<string, Subject>()
  for (const draft of drafts) {
    const key = subjectOf(draft)
    if (!key) continue
    const past = (draft.guest ? guests : persons).filter(({ subject }) => subject === key)
    subjects.set(key, { key, isGuest: draft.guest !== null, past })
  }
  return subjects
}

/** Guests have no row to lock. Whoever comes in with two people at once is one guest all the same. */
export async function lockGuests(sql: Sql, drafts: readonly Draft[]): Promise<void> {
  const keys = new Set(drafts.flatMap(({ guest }) => (guest ? `guest ${guestKey(guest)}` : [])))
  if (keys.size > 0)
    await sql`
      SELECT pg_advisory_xact_lock(hashtextextended("key", 0))
      FROM unnest(${[...keys].toSorted()}::text[]) AS "guests"("key")`.run()
}

export type Stored = { id: string; conflicts: ConflictCode[] } & ReturnType<typeof outcomeOf>

/**
 * Stores new events and works out the stays anew of all whom they are about, as one statement, unless a stay has to go
 * first. The people must be locked, and `past` read since.
 */
export async function appendEvents(
  sql: Sql,
  drafts: readonly Draft[],
  past: Past,
): Promise<Stored[]> {
  const stories = [...past.values()].map((subject) => {
    const own = drafts.filter((draft) => subjectOf(draft) === subject.key)
    return { subject, ...storyOf(subject.past, own) }
  })
  const misfits = new Map(
    stories.flatMap(({ conflicts }) => conflicts.map(({ id, code }) => [id, code] as const)),
  )
  const stored = drafts.map((draft) => {
    const misfit = misfits.get(draft.id)
    const conflicts = misfit ? [misfit, ...draft.conflicts] : draft.conflicts
    return { id: draft.id, conflicts, ...outcomeOf(draft.refusal, conflicts) }
  })
  await removeWhatHoldsNoLonger(sql, stories, misfits)
  const rows = {
    events: drafts.map((draft, index) => eventRow(draft, stored[index]!)),
    stays: stories.flatMap(({ subject, stays }) => stays.map((stay) => stayRow(subject, stay))),
    conflicts: [
      ...[...misfits].map(([eventId, code]) => ({ eventId, code })),
      ...drafts.flatMap(({ id, conflicts }) => conflicts.map((code) => ({ eventId: id, code }))),
    ],
  }
  await write(sql, rows)
  return stored
}

type Story = { subject: Subject; stays: Stay[] }

/** An event that arrives late may join two stays, or explain what did not fit. */
async function removeWhatHoldsNoLonger(
  sql: Sql,
  stories: readonly Story[],
  misfits: ReadonlyMap<string, SequenceConflict>,
): Promise<void> {
  const stays = stories.flatMap(({ subject, stays: own }) =>
    subject.past.filter((event) => event.hasBegunStay && !own.some(({ id }) => id === event.id)),
  )
  if (stays.length > 0)
    await sql`DELETE FROM "stays" WHERE "id" = ANY(${stays.map(({ id }) => id)}::uuid[])`.run()
  const explained = stories
    .flatMap(({ subject }) => subject.past)
    .filter(({ id, conflicts }) => conflicts.some((code) => misfits.get(id) !== code))
  if (explained.length > 0)
    await sql`
      DELETE FROM "gate_conflicts" WHERE "eventId" = ANY(${explained.map(({ id }) => id)}::uuid[])
        AND "code" = ANY(${[...sequenceConflicts]}::text[]) AND "settledAt" IS NULL`.run()
}

type Rows = Record<'events' | 'stays' | 'conflicts', object[]>

async function write(sql: Sql, { events, stays, conflicts }: Rows): Promise<void> {
  const { written } = await sql`
    WITH event AS (
      INSERT INTO "gate_events" SELECT * FROM ${recordset('gate_events', events)}
      ON CONFLICT ("id") DO NOTHING RETURNING "id"),
    conflict AS (
      INSERT INTO "gate_conflicts" ("id", "eventId", "code")
      SELECT gen_random_uuid(), conflict."eventId", conflict."code"
      FROM jsonb_to_recordset(${JSON.stringify(conflicts)}::jsonb) AS conflict("eventId" uuid, "code" text)
      ON CONFLICT ("eventId", "code") DO NOTHING),
    stay AS (
      INSERT INTO "stays" SELECT * FROM ${recordset('stays', stays)}
      ON CONFLICT ("id") DO UPDATE SET "outAt" = EXCLUDED."outAt", "workspaceAreaId" = EXCLUDED."workspaceAreaId")
    SELECT count(*)::int AS "written" FROM event`.one(z.object({ written: z.int() }))
  // The same action arrived twice at once: run again, it is found.
  if (written < events.length) throw new WriteConflict('an action arrived twice at once')
}

const instant = (at: number) => new Date(at).toISOString()

const eventRow = (
  { guest, conflicts: _conflicts, refusal: _refusal, ...draft }: Draft,
  { outcome, code }: Stored,
) => ({
  ...draft,
  at: instant(draft.at),
  receivedAt: instant(draft.receivedAt),
  guestName: guest?.name ?? null,
  guestCompany: guest?.company ?? null,
  escortPersonId: guest?.escortPersonId ?? null,
  outcome,
  outcomeCode: code,
})

const stayRow = ({ key, isGuest }: Subject, { inAt, outAt, ...stay }: Stay) => ({
  ...stay,
  personId: isGuest ? null : key,
  guestKey: isGuest ? key : null,
  inAt: instant(inAt),
  outAt: outAt === null ? null : instant(outAt),
})
