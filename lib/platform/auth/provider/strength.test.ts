import { expect, test } from 'vitest'
import { isStrongEnough } from './strength'

const demanded = ['2', 'mfa']

test.each([
  [{ acr: '2' }, true],
  [{ acr: 'urn:weak', amr: ['pwd', 'mfa'] }, true],
  [{ amr: 'mfa' }, true],
  [{ acr: '1', amr: ['pwd'] }, false],
  [{ acr: 'mfa 2' }, false],
  [{ amr: [] }, false],
  [{}, false],
])('a sign-in of which the provider says %j is strong enough: %s', (claims, isStrong) => {
  expect(isStrongEnough(claims, demanded)).toBe(isStrong)
  expect(isStrongEnough(claims, [])).toBe(true)
})
