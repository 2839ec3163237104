import { afterEach, expect, test, vi } from 'vitest'
import { log } from '../log/log'
import { nextAuthLogger } from './next-auth-log'

afterEach(() => vi.restoreAllMocks())

test('an error of next-auth becomes one log line with its code and stack, without data of the request', () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const printed = vi.spyOn(console, 'error')
  const error = new Error('not\na callback')
  nextAuthLogger.error?.('CALLBACK_URL_ERROR', Object.assign(error, { callbackUrl: 'secret' }))
  expect(logged).toHaveBeenCalledWith(
    { code: 'CALLBACK_URL_ERROR', error: expect.stringContaining('not\na callback') },
    'next-auth',
  )
  expect(printed).not.toHaveBeenCalled()
})
