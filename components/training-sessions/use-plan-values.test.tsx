import { afterEach, expect, test, vi } from 'vitest'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { pressKeys } from '@/lib/testing/runs/press-keys'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { SessionFields } from './session-fields'
import { usePlanValues } from './use-plan-values'

afterEach(() => vi.unstubAllGlobals())

const scheduleId = '0199c8a0-0000-7003-8000-000000000008'

function Choose() {
  const fill = usePlanValues()
  return (
    <button type="button" onClick={() => void fill(scheduleId)}>
      Choose
    </button>
  )
}

const template = {
  scheduleId,
  date: '2399-06-02',
  period: 'Morning',
  startTime: '09:00',
  endTime: '12:00',
  location: 'ห้องอบรม 2',
  capacity: 30,
  capacityPresets: [],
}
const values = {
  scheduleId,
  date: '2399-06-01',
  period: 'Afternoon' as const,
  startTime: '13:00',
  endTime: '16:00',
  location: '',
  capacity: 30,
}
const renderForm = () =>
  render(
    <Form contract={trainingSessions.save} values={values} onDone={() => {}}>
      <SessionFields session={null} />
      <Choose />
      <FormActions />
    </Form>,
  )

test('a plan whose half-day has begun today is proposed for the day that the server names', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (!String(url).endsWith('/training-sessions/create')) return Response.json([])
    asked.push(JSON.parse(String(body)))
    return Response.json(template)
  })
  renderForm()
  ;(await findElement('button', 'Choose')).click()
  const startTime = await findElement<HTMLInputElement>('input[name=startTime]')
  await expect.poll(() => startTime.value).toBe('09:00')
  expect(asked).toEqual([{ scheduleId, date: '2399-06-01' }])
  const shown = [...document.querySelectorAll('input')].map(({ value }) => value)
  expect(shown).toContain('2 มิ.ย. 2942')
})

test('what is typed until the plan has come stays, and nothing is saved before', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  vi.stubGlobal('fetch', async (url: string) => {
    if (!String(url).endsWith('/training-sessions/create')) return Response.json([])
    await answered
    return Response.json(template)
  })
  renderForm()
  const save = await readyButton('บันทึก')
  ;(await findElement('button', 'Choose')).click()
  await expect.poll(() => save.disabled).toBe(true)
  const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!
  await pressKeys(field('location'), 'ลานจอดรถ', 20)
  answer()
  await expect.poll(() => field('startTime').value).toBe('09:00')
  expect(field('location').value).toBe('ลานจอดรถ')
  await expect.poll(() => save.disabled).toBe(false)
})
