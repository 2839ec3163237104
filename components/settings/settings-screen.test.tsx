import { afterEach, expect, test, vi } from 'vitest'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { SettingsScreen } from './settings-screen'

const setting = {
  FirstDayOfWeek: 1,
  dateEra: 'BE',
  defaultLocale: 'th',
  timeZone: 'Asia/Bangkok',
  trainingValidityMonths: 12,
  offerHours: 24,
  sessionIdleDays: 30,
  administratorsNeedSecondFactor: true,
  everybodyNeedsSecondFactor: false,
  holidays: [],
  rowVersion: 1,
  can: { changeSignIn: false },
}

const signInRules = [
  'sessionIdleDays',
  'administratorsNeedSecondFactor',
  'everybodyNeedsSecondFactor',
]

afterEach(() => vi.unstubAllGlobals())

test('changing the tab asks first when there is unsaved input', async () => {
  vi.stubGlobal('fetch', async () => Response.json(setting))
  render(<SettingsScreen />)
  const months = await findElement<HTMLInputElement>('input[name=trainingValidityMonths]')
  await typeInto(months, '9')
  ;(await findElement('[role=tab]', 'วันหยุด')).click()
  ;(await findElement('button', 'อยู่หน้านี้ต่อ')).click()
  expect(months.isConnected && months.value).toBe('9')
})

test('whoever may not change the rules for signing in sends none, though they are shown', async () => {
  const sent: object[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') sent.push(JSON.parse(String(body)) as object)
    return Response.json(setting)
  })
  render(<SettingsScreen />)
  await typeInto(await findElement('input[name=trainingValidityMonths]'), '9')
  ;(await readyButton('บันทึก')).click()
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  expect(Object.keys(sent[0]!).filter((name) => signInRules.includes(name))).toEqual([])
  expect(sent[0]).toMatchObject({ trainingValidityMonths: 9, rowVersion: 1 })
})
