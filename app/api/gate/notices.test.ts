import { expect, test } from 'vitest'
import { deliverNotices } from '@/lib/domain/people/notice-deliveries/deliver/commands'
import { findSettledNotices } from '@/lib/domain/settled-notices'
import { deleteNoticesAbout } from '@/lib/platform/notices/notices'
import { database } from '@/lib/platform/db/database'
import { minutesAgo } from '@/lib/testing/calls/minutes-ago'
import { createEmployer, createPerson, createUser } from '@/lib/testing/records/factories'
import {
  actionOf,
  createGate,
  createTrainedPerson,
  pairDevice,
  sendActions,
} from '@/lib/testing/records/gate-site'
import { readNotices } from '@/lib/testing/records/notices'

const officer = await createUser('SafetyOfficer')
const admin = await createUser('Admin')
const gate = await createGate({ code: 'G-77', nameEn: 'North gate' })
const { headers } = await pairDevice(admin, gate.id)
const { id: employerId } = await createEmployer()
const cameOffline = (personId: string, minutes = 5) =>
  actionOf('In', personId, { at: minutesAgo(minutes), isOffline: true, shownVerdict: 'allowed' })

test('Safety Officers are told at once of who was let in without a network and against a bar', async () => {
  const person = await createTrainedPerson({ firstNameEn: 'Prasit', lastNameEn: 'Dee', employerId })
  const trained = await createTrainedPerson()
  await database().db.bar.create({
    data: {
      personId: person.id,
      fromDate: new Date('2026-01-01'),
      reason: 'ทะเลาะวิวาท',
      createdByUserId: officer.userId,
    },
  })
  const actions = [cameOffline(person.id), cameOffline(trained.id)]
  await sendActions(null, actions, { headers })
  await sendActions(null, actions, { headers })
  expect(await readNotices(admin)).toEqual([])
  expect(await readNotices(officer)).toMatchObject([
    {
      event: 'gate.enteredWhileRefused',
      subject: { type: 'gate-event', id: actions[0]!.actionId },
      href: '/on-site#conflicts',
      title: `Came in though not allowed to: Prasit Dee, ${person.code}`,
      text: expect.stringMatching(/^G-77 North gate, .+, without a network\. Find them on site/),
      isUrgent: true,
    },
  ])
  await deliverNotices(new Date(), findSettledNotices)
  const mails = await database().db.outboxMail.findMany({ where: { userId: officer.userId } })
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(person.code)])
})

test('one notice names three of those who came in with one delivery, and counts the others', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => createPerson({ employerId })))
  const before = (await readNotices(officer)).length
  await sendActions(
    null,
    people.map(({ id }, index) => cameOffline(id, 10 - index)),
    { headers },
  )
  const all = await readNotices(officer)
  expect(all).toHaveLength(before + 1)
  expect(all[0]!.title).toMatch(/ and 2 more$/)
  expect(all[0]!.title).toContain(people[0]!.code)
})

test('somebody who was removed meanwhile is named, and no longer once they are erased', async () => {
  const person = await createPerson({ employerId, removedAt: new Date() })
  await sendActions(null, [cameOffline(person.id)], { headers })
  expect((await readNotices(officer))[0]!.title).toContain(person.code)
  await deleteNoticesAbout(database().db, person.id)
  expect((await readNotices(officer)).filter(({ title }) => title.includes(person.code))).toEqual(
    [],
  )
})

test('nobody is told of who may come in, or was refused at the gate', async () => {
  const before = (await readNotices(officer)).length
  const refused = await createPerson({ employerId })
  const trained = await createTrainedPerson()
  await sendActions(null, [actionOf('In', refused.id), cameOffline(trained.id)], { headers })
  expect(await readNotices(officer)).toHaveLength(before)
})
