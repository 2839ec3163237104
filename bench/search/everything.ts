import type { Actor } from '../../lib/platform/access/actor'
import type { CheckedInputOf } from '../../lib/platform/contract/contract'
import type { globalSearch } from '../../lib/domain/insight/global-search/contract'
import type { BenchDatabase } from '../side-by-side/database'
import { figure, table } from '../side-by-side/markdown'
import { cpuOf } from '../side-by-side/processes'

const SEARCHES = 200
const asked: Record<string, (n: number) => string> = {
  'a whole code': (n) => `WP-2026-${String(n % 200_000).padStart(6, '0')}`,
  'a number': (n) => String(n % 10_000),
  'a name that few have': (n) => `ผู้รับเหมาคนที่ ${n % 10_000}`,
  'a word that all have': () => 'สมชาย',
  'a word in every permit': () => 'ซ่อมบำรุง',
  'two words': (n) => `สมชาย ${n % 10_000}`,
  'what nothing has': (n) => `ไม่มีอะไรชื่อ ${n}`,
  'two letters': () => 'สม',
}

/** 10,000 people, 10,000 projects, 200,000 permits, 50,000 tasks and 2,000 sessions. */
const DATASET = `
  INSERT INTO "persons" ("id", "firstNameTh", "lastNameTh", "firstNameEn", "lastNameEn", "employerId", "updatedAt")
  SELECT md5('worker-' || n)::uuid, 'สมชาย', 'ผู้รับเหมาคนที่ ' || n, 'Somchai', 'Worker ' || n,
    md5('employer-' || n % 40)::uuid, now() FROM generate_series(0, 9999) n;
  INSERT INTO "work_permits" ("id", "permitNo", "contractorId", "requestedByUserId", "typeCode", "workDate",
    "startTime", "endTime", "description", "status", "updatedAt")
  SELECT md5('permit-' || n)::uuid, 'WP-2026-' || lpad(n::text, 6, '0'), md5('employer-' || n % 40)::uuid,
    md5('user-0')::uuid, 'General', current_date - n / 200, '08:00', '17:00', 'ซ่อมบำรุงปั๊มตัวที่ ' || n, 'Closed', now()
  FROM generate_series(0, 199999) n;
  INSERT INTO "tasks" ("id", "refId", "taskTypeId", "title", "assigneeUserId", "assignerUserId", "updatedAt")
  SELECT md5('task-' || n)::uuid, 'T-2026-' || lpad(n::text, 6, '0'), 1 + n % 3, 'ขอเข้าทำงานครั้งที่ ' || n,
    md5('user-' || n % 60)::uuid, md5('user-' || n % 59)::uuid, now() FROM generate_series(0, 49999) n;
  INSERT INTO "training_plans" ("id", "name", "nickname", "recurrenceType", "weekdays", "startDate",
    "morningCapacity", "afternoonCapacity", "location", "validityMonths", "updatedAt")
  SELECT md5('plan-' || n)::uuid, 'Safety induction ' || n, 'อบรมความปลอดภัย ' || n, 'Daily', '{}', current_date, 30, 30,
    'ห้องอบรม', 12, now() FROM generate_series(0, 9) n;
  INSERT INTO "training_sessions" ("id", "scheduleId", "date", "period", "startTime", "endTime", "location",
    "capacity", "updatedAt")
  SELECT md5('session-' || n)::uuid, md5('plan-' || n % 10)::uuid, current_date - 100 + n / 10, 'Morning', '08:00',
    '12:00', 'ห้องอบรม', 30, now() FROM generate_series(0, 1999) n;
  VACUUM ANALYZE`

/** What a search over all nouns costs an Admin, who sees everything. Returns Markdown. */
export async function searchEverywhere(database: BenchDatabase): Promise<string> {
  for (const statement of DATASET.split(';')) await database.run(statement)
  const { searchEverything } = await import('../../lib/domain/insight/global-search/queries')
  const { database: connect } = await import('../../lib/platform/db/database')
  const actor = {
    userId: (await database.run(`SELECT md5('user-0')::uuid AS "id"`)).rows[0].id as string,
    roles: ['Admin', 'SafetyOfficer'],
    employerId: null,
    name: { th: 'สมชาย', en: 'Somchai' },
    email: null,
  } satisfies Actor
  const context = { ...connect(), actor, language: 'th' as const, now: new Date() }
  const search = (keyword: string) =>
    searchEverything(context, { keyword, limit: 5 } as CheckedInputOf<typeof globalSearch.search>)
  const rows: string[][] = []
  for (const [title, keywordOf] of Object.entries(asked)) {
    for (let n = 0; n < 20; n++) await search(keywordOf(n * 31))
    const [own, postgres, began] = [process.cpuUsage(), cpuOf(database.pid), performance.now()]
    for (let n = 0; n < SEARCHES; n++) await search(keywordOf(n * 7919))
    const { user, system } = process.cpuUsage(own)
    const each = (total: number) => figure(total / SEARCHES)
    rows.push([
      title,
      `${each((user + system) / 1000)} + ${each(cpuOf(database.pid) - postgres)}`,
      each(performance.now() - began),
    ])
  }
  return [
    '### Search over everything, as Admin (aim: 40 ms CPU)',
    table(['searched', 'CPU ms, ours + PostgreSQL', 'ms'], rows),
  ].join('\n\n')
}
