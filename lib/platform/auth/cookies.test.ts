import { expect, test } from 'vitest'
import { cookiesAt, sessionCookieAt } from './cookies'

test('over https every cookie is bound to its host and to https', () => {
  const cookies = Object.values(cookiesAt('https://safety.example.com'))
  expect(cookies).toHaveLength(6)
  for (const { name, options } of cookies) {
    expect(name).toMatch(/^__Host-next-auth\./)
    expect(options).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'lax' })
    expect(options).not.toHaveProperty('domain')
  }
})

test('over http, as on one machine, it bears the plain name', () => {
  expect(sessionCookieAt('http://localhost:3000')).toBe('next-auth.session-token')
})
