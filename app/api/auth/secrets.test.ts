import { expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { log } from '@/lib/platform/log/log'
import { call, send } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'

test('no password or token reaches the log or an error when a sign-in fails', async () => {
  const written: string[] = []
  const keep = (fields: object, message: string) =>
    void written.push(JSON.stringify({ fields, message }))
  const { info, warn, error } = log
  Object.assign(log, { info: keep, warn: keep, error: keep })
  const password = 'my very secret password'
  const { email, userId } = await createUser('Admin', { password })
  const answers = [
    await call(null, account.token, { username: email!, password: `${password} wrong` }),
    await call(null, account.token, { username: email!, password }),
    await call({ userId }, account.changePassword, {
      currentPassword: password,
      newPassword: 'Password2026',
    }),
    await send(null, account.get, { headers: { authorization: `Bearer ${password}` } }),
  ]
  Object.assign(log, { info, warn, error })
  expect(written.length).toBeGreaterThanOrEqual(answers.length)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(3)
  for (const text of [...written, JSON.stringify(refused.map(({ body }) => body))])
    expect(text).not.toMatch(/my very secret|Password2026|scrypt\$|eyJ|next-auth/)
})
