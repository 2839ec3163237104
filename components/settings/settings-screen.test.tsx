import { afterEach, expect, test, vi } from 'vitest'
import { findElement, render, typeInto } from '@/lib/testing/runs/render'
import { SettingsScreen } from './settings-screen'

const setting = {
  FirstDayOfWeek: 1,
  dateEra: 'BE',
  defaultLocale: 'th',
  timeZone: 'Asia/Bangkok',
  trainingValidityMonths: 12,
  sessionIdleDays: 30,
  holidays: [],
  rowVersion: 1,
  can: { changeSignIn: false },
}

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
