import { describe, expect, test } from 'vitest'
import { presentGap } from './present'
import { gapsOf, type Facts, type Worker } from './rules'

const clock = { today: '2026-11-21', time: '09:00' }
const worker = (person: Partial<Worker['person']> = {}, busyOn: Worker['busyOn'] = []): Worker => ({
  personId: 'p1',
  busyOn,
  person: {
    firstNameTh: 'บุญส่ง',
    lastNameTh: 'ศรีสะอาด',
    firstNameEn: 'Bunsong',
    lastNameEn: 'Srisaat',
    employerId: 'a',
    removedAt: null,
    trainingStatus: 'Passed',
    trainingValidUntil: '2026-11-22',
    ...person,
  },
})
const ready: Facts = {
  project: { id: 'project', name: 'ซ่อมถัง', status: 'Active' },
  contractorId: 'a',
  workspaceAreaId: 'area',
  description: 'เชื่อมท่อ',
  workDate: '2026-11-22',
  startTime: '08:00',
  endTime: '17:00',
  stepCount: 5,
  workers: [worker()],
}
const codes = (facts: Partial<Facts>) =>
  gapsOf({ ...ready, ...facts }, clock).map(({ code, path }) => `${code} ${path}`)

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
    ['nobody to work', { workers: [] }, ['workers-missing workers']],
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
        workers: [],
      }),
    ).toHaveLength(8))
})

describe('a worker', () => {
  test.each<[string, Partial<Worker['person']>, string[]]>([
    ['valid until the work date itself', { trainingValidUntil: '2026-11-22' }, []],
    [
      'valid until the day before',
      { trainingValidUntil: '2026-11-21' },
      ['worker-training-over workers.0'],
    ],
    ['without a last valid day', { trainingValidUntil: null }, ['worker-training-over workers.0']],
    ['NotTrained', { trainingStatus: 'NotTrained' }, ['worker-not-trained workers.0']],
    ['Failed', { trainingStatus: 'Failed' }, ['worker-not-trained workers.0']],
    ['Expired', { trainingStatus: 'Expired' }, ['worker-training-over workers.0']],
    ['of another company', { employerId: 'b' }, ['worker-of-another-company workers.0']],
    ['removed', { removedAt: new Date(0), employerId: 'b' }, ['worker-removed workers.0']],
  ])('%s', (_, person, expected) => expect(codes({ workers: [worker(person)] })).toEqual(expected))

  test('on other permits at the same time has a gap for each of them', () => {
    const busyOn = [
      { id: 'x', permitNo: 'WP-2026-000001' },
      { id: 'y', permitNo: 'WP-2026-000002' },
    ]
    const found = gapsOf({ ...ready, workers: [worker({}, busyOn)] }, clock)
    expect(found.map((gap) => presentGap(gap, 'en'))).toMatchObject([
      {
        code: 'worker-busy',
        mend: 'otherPermit',
        text: 'Bunsong Srisaat is on permit WP-2026-000001 at the same time.',
        path: 'workers.0',
        personId: 'p1',
        permitId: 'x',
      },
      { permitId: 'y' },
    ])
  })

  test('is named in the reader’s language', () => {
    const [gap] = gapsOf({ ...ready, workers: [worker({ trainingStatus: 'Failed' })] }, clock)
    expect(presentGap(gap!, 'th').text).toBe('บุญส่ง ศรีสะอาด: ยังไม่ผ่านการอบรมความปลอดภัย')
    expect(presentGap(gap!, 'en').text).toContain('Bunsong Srisaat')
  })
})
