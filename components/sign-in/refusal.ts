/** The refusal that the sign-in page shows; `code` is the key of its text. */
export type Refusal = {
  code:
    | 'wrongCredentials'
    | 'tooManyAttempts'
    | 'wrongCode'
    | 'noPasskey'
    | 'notInvited'
    | 'weakSignIn'
    | 'providerAway'
    | 'notCompleted'
    | 'signedOutHereOnly'
    | 'unreachable'
    | 'unavailable'
  minutes: number
}

/** From the message that next-auth hands on: `wrong-credentials`, `too-many-attempts:<minutes>`, … */
export function refusalOf(message: string): Refusal {
  const [code, minutes] = message.split(':')
  if (code === 'wrong-credentials') return { code: 'wrongCredentials', minutes: 0 }
  if (code === 'too-many-attempts')
    return { code: 'tooManyAttempts', minutes: Number(minutes) || 15 }
  if (code === 'wrong-second-factor') return { code: 'wrongCode', minutes: 0 }
  if (code === 'no-passkey' || code === 'wrong-passkey') return { code: 'noPasskey', minutes: 0 }
  if (code === 'weak-sign-in') return { code: 'weakSignIn', minutes: 0 }
  if (code === 'not-invited') return { code: 'notInvited', minutes: 0 }
  if (code === 'provider-unavailable' || code === 'OAuthSignin')
    return { code: 'providerAway', minutes: 0 }
  if (code?.startsWith('OAuth')) return { code: 'notCompleted', minutes: 0 }
  if (code === 'signed-out-here-only') return { code: 'signedOutHereOnly', minutes: 0 }
  return { code: code === 'unreachable' ? 'unreachable' : 'unavailable', minutes: 0 }
}
