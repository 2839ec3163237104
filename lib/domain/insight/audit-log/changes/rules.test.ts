import { describe, expect, test } from 'vitest'
import { messages } from '@/lib/platform/i18n/catalogue'
import type { Locale } from '@/lib/platform/i18n/locale'
import { messageAt } from '@/lib/platform/i18n/message-at'
import type { AuditRecord } from '../contract'
import { allEvents } from '../rules'
import { changesInWords, mentionsIn, unnamedIn } from './rules'
import { ownFields, sharedFields, transitions } from './fields/rules'
import type { Field } from './kinds/rules'

type Changes = AuditRecord['changes']
type Named = AuditRecord['named']

const wordIn = (locale: Locale) => (key: string) => messageAt(messages[locale], key)

const styles = {
  th: { locale: 'th', era: 'BE', timeZone: 'Asia/Bangkok', word: wordIn('th') },
  en: { locale: 'en', era: 'CE', timeZone: 'Asia/Bangkok', word: wordIn('en') },
} as const

const lines = (locale: Locale, event: string, changes: Changes, named: Named = {}) =>
  changesInWords({ event, changes, named }, styles[locale]).map(
    ({ label, value }) => `${label}: ${value}`,
  )

const named = (th: string, en: string) => ({ name: { th, en }, day: null, page: null })
const ids = Array.from({ length: 23 }, (_, n) => `id-${n}`)

describe('details in words', () => {
  test('a draft without a name is told as one', () => {
    const said = 'ยังไม่ได้ตั้งชื่อ'
    expect(lines('th', 'project.saved', { name: 'DRAFT' })[0]).toContain(said)
    expect(lines('th', 'employer.saved', { nameTh: 'DRAFT' })[0]).toContain(said)
    expect(lines('th', 'project.saved', { name: 'DRAFT งานซ่อม' })[0]).toContain('DRAFT งานซ่อม')
  })

  test('a status is told before and after, by the words of its workflow', () => {
    const changes = { from: 'Open', to: 'InProgress', comment: null }
    expect(lines('en', 'task.start', changes)).toEqual([
      'Status: Open → In progress',
      'Comment: null',
    ])
    expect(lines('th', 'task.start', changes)[0]).toBe('สถานะ: รอเริ่ม → กำลังทำ')
    expect(lines('th', 'work-permit.submit', { from: 'Draft', to: 'Submitted' })).toEqual([
      'สถานะ: ฉบับร่าง → รออนุมัติ',
    ])
  })

  test('what begins has no before', () => {
    expect(lines('th', 'task.created', { from: null, to: 'Open' })).toEqual(['สถานะ: รอเริ่ม'])
  })

  test('a task goes from one person to another, by name', () => {
    const people = { a: named('สมชาย ใจดี', 'Somchai Jaidee'), b: named('วิชัย', 'Wichai') }
    const changes = { from: 'a', to: 'b' }
    expect(lines('th', 'task.reassigned', changes, people)).toEqual(['ผู้รับผิดชอบ: สมชาย ใจดี → วิชัย'])
    expect(lines('en', 'task.reassigned', changes, people)).toEqual([
      'Assignee: Somchai Jaidee → Wichai',
    ])
  })

  test('roles are told before and after, by their names', () => {
    const changes = { from: ['Contractor'], to: ['WorkOwner', 'Purchasing'] }
    expect(lines('th', 'user.roles-taken-over', changes)).toEqual([
      'บทบาท: ผู้รับเหมา → เจ้าของงาน; ฝ่ายจัดซื้อ',
    ])
  })

  test('a mail has a receiver, not a status', () => {
    expect(lines('en', 'mail.sent', { to: 'a@example.com' })).toEqual(['To: a@example.com'])
  })

  test('days and times are in the era and the zone of the reader', () => {
    const changes = { startDate: '2026-11-21', weekdays: [1, 3], isActive: false }
    expect(lines('th', 'training-plan.saved', changes)).toEqual([
      'วันเริ่ม: 21 พ.ย. 2569',
      'วันในสัปดาห์: จันทร์; พุธ',
      'ใช้งาน: ไม่ใช่',
    ])
    const until = { expiresAt: '2026-11-21T18:00:00.000Z' }
    expect(lines('en', 'invitation.sent', until)).toEqual(['Link works until: 22 Nov 2026, 01:00'])
  })

  test('settings are told by the words of their form', () => {
    const holidays = [{ date: '2027-01-01', nameTh: 'วันขึ้นปีใหม่', nameEn: 'New Year' }]
    expect(lines('th', 'settings.saved', { FirstDayOfWeek: 1, dateEra: 'BE', holidays })).toEqual([
      'วันแรกของสัปดาห์: จันทร์',
      'ปีที่แสดง: พ.ศ. (2569)',
      'วันหยุด: 1 ม.ค. 2570 วันขึ้นปีใหม่',
    ])
  })

  test('a record that is gone keeps its id', () => {
    expect(lines('en', 'project.saved', { employerId: 'id-0' })).toEqual([
      'Contractor company: id-0',
    ])
  })

  test('of a long list the first twenty are named and the others counted', () => {
    const line = { event: 'enrollment.made', changes: { personIds: ids } }
    expect(mentionsIn(line)).toHaveLength(20)
    expect(mentionsIn(line)[0]).toEqual({ subjectType: 'person', subjectId: 'id-0' })
    expect(lines('en', line.event, line.changes)[0]).toMatch(/id-18; id-19; \+3$/)
  })

  test('nothing is hidden: what has no word is shown by its key and value', () => {
    const changes = { shoeSize: 42, status: 'Molten', odd: { a: [1] } }
    expect(lines('th', 'project.saved', changes)).toEqual([
      'shoeSize: 42',
      'สถานะ: Molten',
      'odd: {"a":[1]}',
    ])
    expect(unnamedIn({ event: 'project.saved', changes })).toEqual(['shoeSize', 'odd'])
    const wrong = { startDate: 'soon', weekdays: 'x', morningCapacity: 0 }
    expect(lines('en', 'training-plan.saved', wrong).map((text) => text.split(': ')[1])).toEqual([
      'soon',
      'x',
      '0',
    ])
  })
})

describe('the fields', () => {
  const all: Field[] = [sharedFields, transitions, ...Object.values(ownFields)].flatMap(
    Object.values,
  )

  test.each(Object.entries(messages))('have their texts in the catalogue (%s)', (_, texts) => {
    const keys = all.map(({ label }) => label)
    expect(keys.filter((key) => messageAt(texts, key) === undefined)).toEqual([])
    const written = Object.keys(texts.audit.fields).map((name) => `audit.fields.${name}`)
    expect(written.filter((key) => !keys.includes(key))).toEqual([])
  })

  test('belong to things that have events', () => {
    const things = new Set(allEvents.map((event) => event.split('.')[0]))
    expect(Object.keys(ownFields).filter((thing) => !things.has(thing))).toEqual([])
  })
})
