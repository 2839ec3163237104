import { expect, test } from 'vitest'
import { addDays, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { createCredential, createCredentialType } from '@/lib/testing/records/credentials'
import { createEmployer, createPerson, createUser } from '@/lib/testing/records/factories'
import { mailsTo } from '@/lib/testing/records/notices'
import { warnExpiries } from './commands'

const TODAY = '2031-03-01'
/** At this time of day in Bangkok, so many days later. */
const at = (time: string, days = 0) => new Date(`${addDays(TODAY, days)}T${time}:00+07:00`)

const clerk = await createUser('Contractor')
const { employerId } = clerk
const officer = await createUser('SafetyOfficer')

const ending = async (
  days: number,
  { of = employerId, ...type }: { of?: string | null; isSensitive?: boolean; nameTh?: string } = {},
) =>
  createCredential({
    typeId: (await createCredentialType(type)).id,
    personId: (await createPerson({ employerId: of })).id,
    status: 'Approved',
    expiresOn: toUtcDate(addDays(TODAY, days)),
    submittedByUserId: clerk.userId,
  })

test('the end of credentials is announced once for each step, in one mail a day to each recipient', async () => {
  const [month, , tooFar] = [await ending(30), await ending(61), await ending(90)]
  await ending(7, { isSensitive: true, nameTh: 'ผลตรวจลับ' })
  const ofSite = await ending(0, { of: (await createEmployer({ kind: 'Site' })).id })
  const renewed = await ending(5)
  await createCredential({
    typeId: renewed.typeId,
    personId: renewed.personId,
    status: 'Approved',
    expiresOn: toUtcDate(addDays(TODAY, 400)),
    submittedByUserId: clerk.userId,
  })

  expect(await warnExpiries(at('06:59'))).toBe(0)
  const counts = await Promise.all([warnExpiries(at('07:00')), warnExpiries(at('07:00'))])
  expect(counts.toSorted()).toEqual([0, 2])
  const [mail, ...others] = await mailsTo(clerk.userId)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'Credentials', carriesLink: false })
  expect(mail?.subject).toContain('2 รายการ')
  expect(mail?.text.indexOf('เหลือ 7 วัน')).toBeLessThan(mail?.text.indexOf('เหลือ 30 วัน') ?? 0)
  expect(mail?.text).toContain('เอกสารที่กำหนด')
  expect(mail?.text).not.toContain('ผลตรวจลับ')
  expect((await mailsTo(officer.userId))[0]?.text).toContain('วันสุดท้าย')

  expect(await warnExpiries(at('09:00'))).toBe(0)
  // The day after, the one that had 61 days left has come to the first step.
  await warnExpiries(at('07:00', 1))
  expect((await mailsTo(clerk.userId))[1]?.subject).toContain('1 รายการ')
  const steps = await database().db.credentialWarning.findMany({
    where: { credentialId: { in: [month.id, tooFar.id, ofSite.id, renewed.id] } },
  })
  expect(steps.map(({ credentialId, step }) => [credentialId, step])).toEqual(
    expect.arrayContaining([
      [month.id, 30],
      [ofSite.id, 0],
    ]),
  )
  expect(steps).toHaveLength(2)
})

test('the step of a type out of use is announced once the type is in use again', async () => {
  const { typeId } = await ending(60, { of: (await createEmployer({ kind: 'Site' })).id })
  const { db } = database()
  const change = (isActive: boolean) =>
    db.credentialType.update({ where: { id: typeId }, data: { isActive, nameTh: 'ใบขับขี่เครน' } })
  const mails = async () =>
    (await mailsTo(officer.userId)).filter(({ text }) => text.includes('ใบขับขี่เครน')).length
  await change(false)
  await warnExpiries(at('07:00', 2))
  expect(await mails()).toBe(0)
  await change(true)
  await warnExpiries(at('07:00', 3))
  expect(await mails()).toBe(1)
})
