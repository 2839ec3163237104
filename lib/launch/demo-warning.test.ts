import { expect, it, vi } from 'vitest'
import { log } from '../platform/log/log'
import { demoWarning } from './demo-warning'

it('frames the warning with the command that ends it, and logs it', () => {
  const logged = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const rows = demoWarning(9, {
    appUrl: 'https://a-rather-long-name.safety.example.com/of/a/company',
  })
    .trim()
    .split('\n')
    .map((row) => row.trim())
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
  expect(rows[0]).toBe(rows.at(-1))
  expect(rows.join()).toContain('npm run demo:lock')
  expect(logged).toHaveBeenCalledWith({ accounts: 9 }, expect.stringContaining('npm run demo:lock'))
})
