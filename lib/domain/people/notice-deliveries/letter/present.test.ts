import { expect, test } from 'vitest'
import type { NoticeRecord } from '@/lib/domain/people/notices/contract'
import { noticeLetter, shortLetter } from './present'

const stopped = (text: string): NoticeRecord => ({
  id: '0199c8a0-0000-7003-8000-000000000001',
  event: 'permit.stopped',
  subject: { type: 'work-permit', id: 'one' },
  href: '/work-permits/one',
  title: 'สั่งหยุดงาน: ใบอนุญาต WP-1',
  text,
  isUrgent: true,
  createdAt: '2026-03-02T03:00:00.000Z',
  readAt: null,
})
const person = {
  firstNameTh: 'สมชาย',
  lastNameTh: 'ใจดี',
  firstNameEn: null,
  lastNameEn: null,
}

test('a device shows the whole of a reason of 300 letters, and of a longer one that it goes on', () => {
  const reason = 'ฝ'.repeat(300)
  expect(shortLetter('th', [stopped(reason)]).text).toBe(reason)
  const { text } = shortLetter('th', [stopped('ฝ'.repeat(900))])
  expect([text.length, text.at(-1)]).toEqual([400, '…'])
})

test('a mail with several notices has the whole of each', () => {
  const reason = `${'ฝ'.repeat(900)} จบ`
  const { text, html } = noticeLetter({
    person,
    locale: 'th',
    notices: [stopped(reason), stopped('ลมแรง')],
  })
  for (const part of [text, html]) expect(part).toContain(reason)
})
