import { expect, test } from 'vitest'
import { cockpit } from '@/lib/domain/insight/cockpit/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createEmployer, createUser } from '@/lib/testing/records/factories'

test('Purchasing is shown a company whose only user is disabled, until somebody can sign in', async () => {
  const { id: employerId } = await createEmployer()
  const { userId } = await createUser('Contractor', { employerId })
  const purchasing = await createUser('Purchasing')
  const shown = async () => {
    const { items } = (await call(purchasing, cockpit.get, {})).body
    return items.filter(
      ({ kind, subject }) => kind === 'companyWithoutUser' && subject.id === employerId,
    )
  }
  expect(await shown()).toEqual([])
  const disabledAt = new Date()
  await database().db.user.update({ where: { id: userId }, data: { disabledAt } })
  expect(await shown()).toMatchObject([
    { href: `/employers/${employerId}`, dueAt: disabledAt.toISOString() },
  ])
  await createUser('Contractor', { employerId })
  expect(await shown()).toEqual([])
})
