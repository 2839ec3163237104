import { expect, test } from 'vitest'
import { trainingInfo } from '@/lib/domain/training/training-info/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { call, english } from '@/lib/testing/calls/call'
import { readWorkbooks } from '@/lib/testing/files/external-programs'
import { createCredentialType } from '@/lib/testing/records/credentials'
import {
  createTrainingPlan,
  createTrainingSession,
  createUser,
} from '@/lib/testing/records/factories'

const contractor = await createUser('Contractor')
const type = await createCredentialType()
const safety = await createTrainingSession()
const course = await createTrainingSession({
  scheduleId: (await createTrainingPlan({ credentialTypeId: type.id })).id,
})

const found = async (filters: { gives?: 'SafetyTraining' | 'Credential'; keyword?: string }) =>
  (await call(contractor, trainingInfo.searchSessions, filters)).body.map(({ id }) => id)

test('a session says which credential passing it issues, and none if it is the safety training', async () => {
  const given = async (id: string) =>
    (await call(contractor, trainingSessions.get, { id })).body.credentialTypeId
  expect([await given(safety.id), await given(course.id)]).toEqual([null, type.id])
})

test('those who look for the safety training find no other course, and the other way round', async () => {
  expect(await found({ gives: 'SafetyTraining' })).toEqual([safety.id])
  expect(await found({ gives: 'Credential' })).toEqual([course.id])
  expect(await found({})).toHaveLength(2)
  expect(await found({ gives: 'SafetyTraining', keyword: course.location })).toEqual([safety.id])
})

test('the courses to filter by, and the file, follow what passing gives', async () => {
  const { body } = await call(contractor, trainingInfo.listSchedules, { gives: 'Credential' })
  expect(body.map(({ id }) => id)).toEqual([course.scheduleId])
  const file = await call(contractor, trainingInfo.exportXlsx, { gives: 'SafetyTraining' }, english)
  const [book] = readWorkbooks([file.body])
  expect(book!.rows[1]![0]!.value).toBe('Passing gives: The safety training')
})
