import * as z from 'zod'
import { ASKS_WHO } from '@/lib/platform/contract/asks-who'
import { passkeyRegistration } from '@/lib/platform/contract/passkey-responses'
import { command, get, query, result } from '@/lib/platform/contract/contract'
import { byId, text } from '@/lib/platform/contract/fields'

const open = { policy: 'realm-basic', peopleOnly: true, duringEnrolment: true } as const
const nothing = z.object({})

const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).meta({
    description:
      'Shown this once. Each signs in once in place of a code; none where there are some already.',
  }),
})

const passkey = z.object({
  id: z.guid(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})

export const secondFactors = {
  get: get('/api/second-factors/get', {
    ...open,
    summary: 'My second factor',
    input: nothing,
    output: z.object({
      isAsked: z.boolean().meta({ description: 'Whether the site asks one of my roles' }),
      hasAuthenticator: z.boolean(),
      passkeys: z.array(passkey),
      recoveryCodesLeft: z.int(),
    }),
  }),
  beginAuthenticator: command('/api/second-factors/beginAuthenticator', {
    ...open,
    summary: 'Begin with an app that makes codes',
    description: `TOTP: six digits, 30 seconds, SHA-1. Nothing is asked for before \`confirmAuthenticator\`. ${ASKS_WHO}`,
    input: nothing,
    secretAnswer: true,
    output: z.object({
      secret: z.string().meta({ description: 'Base32, to be typed' }),
      uri: z.string().meta({ description: '`otpauth://`, what the QR code says' }),
      qr: z.object({ size: z.int(), path: z.string() }).meta({
        description: 'The QR code as an SVG path in a square of so many units',
      }),
    }),
  }),
  confirmAuthenticator: command('/api/second-factors/confirmAuthenticator', {
    ...open,
    summary: 'Add the app by its first code',
    description: `Other browsers of mine are signed out with the first second factor, and tokens that were given without one end. ${ASKS_WHO}`,
    input: z.object({ code: z.string().trim().min(6).max(12) }),
    output: recoveryCodes,
    secretAnswer: true,
  }),
  removeAuthenticator: command('/api/second-factors/removeAuthenticator', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'Remove my app',
    description: ASKS_WHO,
    input: nothing,
    output: result,
  }),
  beginPasskey: query('/api/second-factors/beginPasskey', {
    ...open,
    summary: 'What the browser is asked to make a passkey for',
    description: `WebAuthn creation options, valid for five minutes. ${ASKS_WHO}`,
    input: nothing,
    output: z.looseObject({ challenge: z.string() }),
  }),
  confirmPasskey: command('/api/second-factors/confirmPasskey', {
    ...open,
    summary: 'Add the passkey that the browser made',
    description: `Other browsers of mine are signed out with the first second factor, and tokens that were given without one end. ${ASKS_WHO}`,
    input: z.object({ name: text(60), answer: passkeyRegistration }),
    output: recoveryCodes,
    secretAnswer: true,
  }),
  removePasskey: command('/api/second-factors/removePasskey', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'Remove one of my passkeys',
    description: ASKS_WHO,
    input: byId,
    output: result,
  }),
  renewCodes: command('/api/second-factors/renewCodes', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'New recovery codes',
    description: `Those from before do not work any more. ${ASKS_WHO}`,
    input: nothing,
    output: recoveryCodes,
    secretAnswer: true,
  }),
}
