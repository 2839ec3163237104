import { afterEach, expect, test, vi } from 'vitest'
import { found, show, type } from '@/lib/testing/show'
import { SettingsScreen } from './settings-screen'

const setting = {
  ...{ FirstDayOfWeek: 1, dateEra: 'BE', defaultLocale: 'th', timeZone: 'Asia/Bangkok' },
  ...{ trainingValidityMonths: 12, sessionIdleDays: 30, holidays: [], rowVersion: 1 },
  can: { changeSignIn: false },
}

afterEach(() => vi.unstubAllGlobals())

test('a look at another tab asks first when something was changed and not saved', async () => {
  vi.stubGlobal('fetch', async () => Response.json(setting))
  show(<SettingsScreen />)
  const months = await found<HTMLInputElement>('input[name=trainingValidityMonths]')
  await type(months, '9')
  ;(await found('[role=tab]', 'วันหยุด')).click()
  ;(await found('button', 'อยู่หน้านี้ต่อ')).click()
  expect(months.isConnected && months.value).toBe('9')
})
