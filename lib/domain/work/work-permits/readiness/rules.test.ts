import { describe, expect, test } from 'vitest'
import { fieldGaps, workerPlace, type Facts } from './rules'

const clock = { today: '2026-11-21', time: '09:00' }
const ready: Facts = {
  project: { id: 'project', name: 'ซ่อมถัง', status: 'Active' },
  contractorId: 'a',
  workspaceAreaId: 'area',
  description: 'เชื่อมท่อ',
  workDate: '2026-11-22',
  startTime: '08:00',
  endTime: '17:00',
  stepCount: 5,
  workerCount: 1,
}
const codes = (facts: Partial<Facts>) =>
  fieldGaps({ ...ready, ...facts }, clock).map(({ code, path }) => `${code} ${path}`)

test('a complete permit has no gap', () => expect(codes({})).toEqual([]))

describe('a missing field is a gap at its path', () => {
  test.each<[string, Partial<Facts>, string[]]>([
    ['no project', { project: null }, ['project-missing projectId']],
    ['no company', { contractorId: null }, ['contractor-missing contractorId']],
    ['no area', { workspaceAreaId: null }, ['area-missing workspaceAreaId']],
    ['no description', { description: null }, ['description-missing description']],
    ['no day', { workDate: null }, ['day-missing workDate']],
    ['no start', { startTime: null }, ['times-missing startTime']],
    ['no end', { endTime: null }, ['times-missing startTime']],
    ['a day that is over', { workDate: '2026-11-20' }, ['day-past workDate']],
    [
      'an end that has passed today',
      { workDate: '2026-11-21', endTime: '09:00' },
      ['day-past workDate'],
    ],
    ['no steps', { stepCount: 0 }, ['jsa-missing jsa']],
    ['nobody to work', { workerCount: 0 }, ['workers-missing workers']],
  ])('%s', (_, facts, expected) => expect(codes(facts)).toEqual(expected))

  test.each(['Draft', 'OnHold', 'Completed', 'Cancelled'])('a project that is %s', (status) =>
    expect(codes({ project: { ...ready.project!, status } })).toEqual([
      'project-not-active projectId',
    ]),
  )

  test('an empty draft has all of them at once', () =>
    expect(
      codes({
        project: null,
        contractorId: null,
        workspaceAreaId: null,
        description: null,
        workDate: null,
        startTime: null,
        endTime: null,
        stepCount: 0,
        workerCount: 0,
      }),
    ).toHaveLength(8))
})

describe('what keeps a worker from a permit is fixed', () => {
  const person = { type: { subject: 'Person' }, maySend: true, mayOverride: true } as const
  test.each<[string, Parameters<typeof workerPlace>, string]>([
    ['by a training', ['worker-not-trained', { ...person, type: undefined }], 'training'],
    ['on the other permit', ['worker-busy', { ...person, type: undefined }], 'otherPermit'],
    ['by naming somebody else', ['worker-barred', { ...person, type: undefined }], 'permit'],
    ['at the company', ['employer-not-active', { ...person, type: undefined }], 'employer'],
    ['by sending a certificate', ['credential-missing', person], 'credential'],
    [
      'by sending the company’s papers',
      ['credential-over', { ...person, type: { subject: 'Employer' } }],
      'employer',
    ],
    [
      'by letting the worker pass, where the reader may send nothing',
      ['credential-over', { ...person, maySend: false }],
      'override',
    ],
  ])('%s', (_, given, place) => expect(workerPlace(...given)).toBe(place))
})
