import dns from 'node:dns/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { forget } from '@/lib/testing/runs/new-process'
import { resolveToSave, resolveToSend } from './resolve'
import { requireAllowedAddress } from './target'

/** Names whose servers never answer: what the system has begun, nobody ends. */
let asked: string[] = []
beforeEach(() => {
  forget('resolving-to-save')
  forget('resolving-to-send')
  asked = []
  vi.spyOn(dns, 'lookup').mockImplementation(((host: string) => {
    asked.push(host)
    return new Promise(() => undefined)
  }) as typeof dns.lookup)
})

const never = new AbortController().signal
const refusal = (error: Error) => error.message

test('of one user a name is resolved and seven wait, and more are refused at once', async () => {
  const save = (host: string) => resolveToSave('one', never)(host)
  for (let n = 0; n < 8; n++) void save(`${n}.test`)
  expect(await save('c.test').catch(refusal)).toBe('too-many-requests')
  await expect(requireAllowedAddress('https://d.test/', 'push', 'one')).rejects.toThrow(
    'too-many-requests',
  )
  await expect.poll(() => asked).toEqual(['0.test'])
})

test('names that never resolve leave threads to all others', async () => {
  for (let n = 0; n < 10; n++) {
    void resolveToSave(`user ${n}`, never)(`saved-${n}.test`)
    for (let time = 0; time < 3; time++) void resolveToSend(never)(`called-${n}.test`)
  }
  await expect.poll(() => asked).toEqual(['saved-0.test', 'called-0.test', 'called-1.test'])
})

test('a host that is slow holds up no other, and who gave up leaves the queue', async () => {
  void resolveToSend(never)('slow.test')
  const cut = new AbortController()
  const waiting = resolveToSend(cut.signal)('slow.test')
  void resolveToSend(never)('other.test')
  await expect.poll(() => asked).toEqual(['slow.test', 'other.test'])
  cut.abort(new Error('cut'))
  expect(await waiting.catch(refusal)).toBe('cut')
})
