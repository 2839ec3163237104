import { useFormContext } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Form } from '@/components/form/form'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { findElement, render } from '@/lib/testing/runs/render'
import { WhoFields } from './who-fields'

const idOf = (number: number) => `0199c8a0-0000-7003-8000-00000000000${number}`
const contractorId = idOf(1)
const crews: Record<string, string[]> = {
  [idOf(2)]: ['สมชาย', 'สมหญิง'],
  [idOf(3)]: ['สมหญิง', 'มานะ'],
}
const people = ['สมชาย', 'สมหญิง', 'มานะ'].map((nameTh, index) => ({
  id: idOf(index + 4),
  nameTh,
  nameEn: null,
  code: null,
  TrainingStatus: 'NotTrained',
  trainingValidUntil: null,
  profileAssetId: null,
  verdict: null,
}))
const permits = Object.keys(crews).map((id, index) => ({
  id,
  permitNo: `WP-2026-000${index}`,
  workDate: null,
  workerCount: 2,
  description: null,
}))
const workersOf = (permitId: string) =>
  people
    .filter(({ nameTh }) => crews[permitId]!.includes(nameTh))
    .map(({ id }) => ({ personId: id, duty: null, dutyCodes: ['Worker'] }))

const counted = (rows: object[]) => ({ headers: { 'x-total-count': String(rows.length) } })

const arrivals: (() => void)[] = []

beforeEach(() => {
  arrivals.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/work-permits/search') return Response.json(permits, counted(permits))
    if (path === '/api/work-permits/searchWorkers') return Response.json(people, counted(people))
    await new Promise<void>((resolve) => arrivals.push(resolve))
    return Response.json({ workers: workersOf(path.split('/').at(-1)!) })
  })
  render(
    <Form contract={workPermits.save} values={{ contractorId, workers: [] }} onDone={() => {}}>
      <WhoFields />
      <OtherCompany />
    </Form>,
  )
})
afterEach(() => vi.unstubAllGlobals())

function OtherCompany() {
  const { setValue } = useFormContext()
  return (
    <button type="button" onClick={() => setValue('contractorId', idOf(9))}>
      other company
    </button>
  )
}

const added = () =>
  [...document.querySelectorAll('[aria-label="ผู้ปฏิบัติงาน"] li')].map(
    ({ textContent }) => people.find(({ nameTh }) => textContent.includes(nameTh))?.nameTh,
  )

test('a worker of two crews that are chosen one right after the other is added once', async () => {
  await chooseCrew('WP-2026-0000')
  await expect.poll(() => arrivals).toHaveLength(1)
  await chooseCrew('WP-2026-0001')
  await expect.poll(() => arrivals).toHaveLength(2)
  for (const arrive of arrivals) arrive()
  await expect.poll(added).toEqual(['สมชาย', 'สมหญิง', 'มานะ'])
})

test('a crew that arrives after another company was chosen is not added', async () => {
  await chooseCrew('WP-2026-0000')
  await expect.poll(() => arrivals).toHaveLength(1)
  ;(await findElement('button', 'other company')).click()
  for (const arrive of arrivals) arrive()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(added()).toEqual([])
})

async function chooseCrew(permitNo: string): Promise<void> {
  const label = await findElement<HTMLLabelElement>('label', 'เพิ่มทั้งชุด')
  label.control!.click()
  ;(await findElement('[role=option]', permitNo)).click()
}
