/** By what next-auth or the server calls it; the value is the key of the text. */
const texts = {
  'wrong-credentials': 'wrongCredentials',
  'too-many-attempts': 'tooManyAttempts',
  'wrong-second-factor': 'wrongCode',
  'no-passkey': 'noPasskey',
  'wrong-passkey': 'noPasskey',
  'weak-sign-in': 'weakSignIn',
  'not-invited': 'notInvited',
  'provider-unavailable': 'providerAway',
  OAuthSignin: 'providerAway',
  'signed-out-here-only': 'signedOutHereOnly',
  unreachable: 'unreachable',
} as const

/** The refusal that the sign-in page shows; `code` is the key of its text. */
export type Refusal = {
  code: (typeof texts)[keyof typeof texts] | 'notCompleted' | 'unavailable'
  minutes: number
}

const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code)

/** From the message that next-auth hands on: `wrong-credentials`, `too-many-attempts:<minutes>`, … */
export function refusalOf(message: string): Refusal {
  const [code = '', minutes] = message.split(':')
  if (code === 'too-many-attempts') return { code: texts[code], minutes: Number(minutes) || 15 }
  if (isKnown(code)) return { code: texts[code], minutes: 0 }
  return { code: code.startsWith('OAuth') ? 'notCompleted' : 'unavailable', minutes: 0 }
}
