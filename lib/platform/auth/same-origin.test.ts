import { expect, test } from 'vitest'
import { requireSameOrigin } from './same-origin'

const isRefused = (headers: Record<string, string>) => {
  try {
    requireSameOrigin(new Headers({ host: 'safety.example.com', ...headers }))
    return false
  } catch {
    return true
  }
}

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://safety.example.com' }, true],
  [{ origin: 'https://safety.example.com' }, false],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'https://safety.example.com.evil.example' }, true],
  [{ origin: 'null' }, true],
  [{}, true],
])('a call by cookie with the headers %j is refused: %s', (headers, refused) => {
  expect(isRefused(headers)).toBe(refused)
})
