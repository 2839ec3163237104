import { afterEach, expect, test, vi } from 'vitest'
import { log } from '../log/log'
import { nextAuthLogger } from './next-auth-log'

afterEach(() => vi.restoreAllMocks())

test('what the sign-in library reports is one line of ours, with nothing else that callers sent', () => {
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
