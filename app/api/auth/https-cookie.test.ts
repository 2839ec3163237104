import { expect, test } from 'vitest'
import { settings } from '@/lib/domain/site/settings/contract'
import { send } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { cookieOf } from '@/lib/testing/calls/session-cookie'

process.env.APP_URL = 'https://safety.example.com'

test('over https only a __Host- session cookie is accepted', async () => {
  const { cookie } = await cookieOf(await createUser('Admin'))
  const [name, value] = cookie.split('=')
  expect(name).toBe('__Host-next-auth.session-token')
  const statusWith = async (own: string) =>
    (await send(null, settings.get, { headers: { cookie: own } })).status
  expect(await statusWith(cookie)).toBe(200)
  for (const planted of ['next-auth.session-token', '__Secure-next-auth.session-token'])
    expect(await statusWith(`${planted}=${value}`)).toBe(401)
})
