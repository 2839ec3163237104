import { expect, it } from 'vitest'
import { refusalOf } from './refusal'

it.each([
  ['wrong-credentials', 'wrongCredentials', 0],
  ['too-many-attempts:7', 'tooManyAttempts', 7],
  ['wrong-second-factor', 'wrongCode', 0],
  ['wrong-passkey', 'noPasskey', 0],
  ['no-passkey', 'noPasskey', 0],
  ['not-invited', 'notInvited', 0],
  ['weak-sign-in', 'weakSignIn', 0],
  ['OAuthSignin', 'providerAway', 0],
  ['OAuthCallback', 'notCompleted', 0],
  ['signed-out-here-only', 'signedOutHereOnly', 0],
  ['provider-unavailable', 'providerAway', 0],
  ['too-many-attempts', 'tooManyAttempts', 15],
  ['unreachable', 'unreachable', 0],
  ['internal-error', 'unavailable', 0],
  ['database-unavailable', 'unavailable', 0],
])('%s is said as %s', (message, code, minutes) => {
  expect(refusalOf(message)).toEqual({ code, minutes })
})
