import * as z from 'zod'
import { roles } from '@/lib/platform/auth/policies'
import { isCommonPassword } from './rules'
import { command, get, result } from '@/lib/platform/http/contract'

export const PASSWORD_LENGTH = 10
/** A new password. What is typed is kept as it is, spaces included. */
export const newPassword = z
  .string()
  .max(200)
  .refine((value) => value.length >= PASSWORD_LENGTH, { params: { rule: 'password' } })
  .refine((value) => !isCommonPassword(value), { params: { rule: 'common-password' } })

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
    }),
    output: z.object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      expires_in: z.int().meta({ description: 'In seconds' }),
    }),
  }),
  jwks: get('/api/auth/jwks', {
    policy: 'anyone',
    summary: 'The public keys that bearer tokens are signed with',
    input: z.object({}),
    output: z.object({ keys: z.array(z.looseObject({ kid: z.string().optional() })) }),
  }),
  get: get('/api/account/get', {
    policy: 'realm-basic',
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
  changePassword: command('/api/account/changePassword', {
    policy: 'realm-basic',
    summary: 'Change my password',
    description:
      'Ends every session and token of mine, this one included. Too many wrong tries are 429.',
    transaction: 'handler',
    input: z
      .object({ currentPassword: z.string().min(1).max(1000), newPassword })
      .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
        params: { rule: 'same-password' },
        path: ['newPassword'],
      }),
    output: result,
  }),
}
