import * as z from 'zod'
import { ASKS_WHO } from '@/lib/platform/contract/asks-who'
import { byId } from '@/lib/platform/contract/fields'
import { roles } from '@/lib/platform/access/policies'
import { isCommonPassword } from './rules'
import { command, get, query, result } from '@/lib/platform/contract/contract'
import { passkeyAssertion } from '@/lib/platform/contract/passkey-responses'

export const PASSWORD_LENGTH = 12
/** A new password, not trimmed: spaces count. */
export const newPassword = z
  .string()
  .max(200)
  .refine((value) => value.length >= PASSWORD_LENGTH, { params: { rule: 'password' } })
  .refine((value) => !isCommonPassword(value), { params: { rule: 'common-password' } })

const otp = z.string().trim().max(40).optional().meta({
  description:
    'For an account with a second factor: a code of its app, or one of its recovery codes. 401 `second-factor-needed` where it is missing.',
})

const signInSession = z.object({
  id: z.guid(),
  device: z.string().meta({ description: 'What the browser says of itself' }),
  address: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string().meta({ description: 'To within five minutes' }),
  isCurrent: z.boolean(),
})
export type SignInSessionRecord = z.output<typeof signInSession>

export const account = {
  token: command('/api/auth/token', {
    policy: 'anyone',
    summary: 'Get a bearer token',
    description:
      'Answers in the OAuth shape. Wrong credentials get 401, too many attempts on one account or from one address 429 with `Retry-After`.',
    accepts: ['application/json', 'application/x-www-form-urlencoded'],
    transaction: 'handler',
    input: z.object({
      username: z.string().min(1).max(254),
      password: z.string().min(1).max(1000),
      otp,
    }),
    output: z.object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      expires_in: z.int().meta({ description: 'In seconds' }),
    }),
  }),
  passkeyOptions: query('/api/auth/passkeyOptions', {
    policy: 'anyone',
    summary: 'What a browser asks a passkey to sign',
    description:
      'WebAuthn request options, valid for five minutes. The page signs in with the answer.',
    input: z.object({}),
    output: z.looseObject({ challenge: z.string() }),
  }),
  jwks: get('/api/auth/jwks', {
    policy: 'anyone',
    summary: 'The public keys that bearer tokens are signed with',
    input: z.object({}),
    output: z.object({ keys: z.array(z.looseObject({ kid: z.string().optional() })) }),
  }),
  get: get('/api/account/get', {
    policy: 'realm-basic',
    peopleOnly: true,
    duringEnrolment: true,
    summary: 'Who I am',
    input: z.object({}),
    output: z.object({
      id: z.guid(),
      email: z.string().nullable(),
      roles: z.array(z.enum(roles)),
      employerId: z.guid().nullable(),
      name: z.object({ th: z.string(), en: z.string() }),
    }),
  }),
  searchSessions: query('/api/account/searchSessions', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'The browsers that I am signed in with',
    input: z.object({}),
    output: z.array(signInSession),
  }),
  signOut: command('/api/account/signOut', {
    policy: 'realm-basic',
    peopleOnly: true,
    duringEnrolment: true,
    summary: 'Sign out this browser, or end this token',
    description:
      'Answers where to go next: with an external identity provider, to the end of its own session. With a bearer token, that token ends.',
    transaction: 'handler',
    secretAnswer: true,
    input: z.object({}),
    output: z.object({ url: z.string() }),
  }),
  endSession: command('/api/account/endSession', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'Sign out one of my browsers',
    description: ASKS_WHO,
    input: byId,
    output: result,
  }),
  endOtherSessions: command('/api/account/endOtherSessions', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'Sign out all my browsers but this one',
    description: `With a bearer token, all of them. Tokens last until they expire. ${ASKS_WHO}`,
    input: z.object({}),
    output: result,
  }),
  confirmIdentity: command('/api/account/confirmIdentity', {
    policy: 'realm-basic',
    peopleOnly: true,
    duringEnrolment: true,
    summary: 'Show once more who I am',
    description:
      'By the password, with the second factor where I have one, or by a passkey. For five minutes this browser may then do what asks for it with `confirm-identity`; its session goes on under a new cookie, and the former is worth nothing. A sign-in counts as well. A bearer token, which is as good as a sign-in while it is new, cannot be confirmed. Too many wrong tries are 429.',
    transaction: 'handler',
    takesPassword: true,
    input: z
      .object({
        password: z.string().min(1).max(1000).optional(),
        otp,
        passkey: passkeyAssertion
          .optional()
          .meta({ description: 'In place of the password: what `passkeyOptions` asked for' }),
      })
      .superRefine(({ password, passkey }, { addIssue }) => {
        if (password === undefined && passkey === undefined)
          addIssue({ code: 'invalid_type', expected: 'string', path: ['password'], input: null })
      }),
    output: result,
  }),
  changePassword: command('/api/account/changePassword', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'Change my password',
    description:
      'Ends every session and token of mine, this one included, and every link that opens my account. With a second factor it asks who is there: 403 `confirm-identity` where that was not shown lately. Too many wrong tries are 429.',
    transaction: 'handler',
    takesPassword: true,
    endsSession: true,
    input: z
      .object({ currentPassword: z.string().min(1).max(1000), newPassword })
      .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
        params: { rule: 'same-password' },
        path: ['newPassword'],
      }),
    output: result,
  }),
}
