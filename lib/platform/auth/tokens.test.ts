import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { issueToken, readToken, TOKEN_LIFETIME } from './tokens'

const claims = { userId: randomUUID(), sessionVersion: 3 }
const now = Date.now()

test('a token names its user, however often it is read', async () => {
  const token = await issueToken(claims, now)
  for (let time = 0; time < 3; time++) expect(await readToken(token, now)).toMatchObject(claims)
})

test('a token ends with its lifetime, also one that was read before', async () => {
  const [known, unknown] = [await issueToken(claims, now), await issueToken(claims, now)]
  const end = (Math.floor(now / 1000) + TOKEN_LIFETIME) * 1000
  expect(await readToken(known, end - 1)).toMatchObject(claims)
  expect(await readToken(known, end)).toBeNull()
  expect(await readToken(known, end)).toBeNull()
  expect(await readToken(unknown, end)).toBeNull()
})

test('a token with another signature is refused, though it was read before', async () => {
  const [token, other] = [await issueToken(claims, now), await issueToken(claims, now)]
  await readToken(token, now)
  const content = token.slice(0, token.lastIndexOf('.'))
  const signature = other.slice(other.lastIndexOf('.'))
  expect(await readToken(content + signature, now)).toBeNull()
})

test('more tokens than the cache has room for are all read', async () => {
  const tokens = await Promise.all(Array.from({ length: 2_100 }, () => issueToken(claims, now)))
  for (const token of [...tokens, ...tokens.slice(0, 5)])
    expect(await readToken(token, now)).toMatchObject(claims)
})
