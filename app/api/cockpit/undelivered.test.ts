import { expect, test } from 'vitest'
import { inviteByMail } from '@/lib/domain/people/invitations/commands'
import { cockpit } from '@/lib/domain/insight/cockpit/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'

test.each([
  ['no-address', 'ผู้รับใช้อีเมลอื่นแล้ว หรือเข้าสู่ระบบไม่ได้แล้ว'],
  ['550 no such user', 'เซิร์ฟเวอร์อีเมลแจ้งว่า 550 no such user'],
])(
  'a mail that was given up (%s) says why, in the language of its reader',
  async (lastError, why) => {
    const [admin, { userId, email }] = [await createUser('Admin'), await createUser('WorkOwner')]
    const to = { id: userId, email: email!, name: { nameTh: 'น้ำฝน', nameEn: null } }
    await inviteByMail(database(), to, new Date())
    const data = { status: 'Failed', lastError } as const
    const [mail] = await database().db.outboxMail.updateManyAndReturn({ where: { userId }, data })
    const { body } = await call(admin, cockpit.get, {}, { 'accept-language': 'th' })
    const item = body.items.find(({ subject }) => subject.id === mail!.id)
    expect(item?.reasons.map(({ text }) => text)).toEqual([why])
  },
)
