import { enterAs, enterPassword, expect, signInAs, signInButton, test } from './fixtures/test'
import { signOut } from './fixtures/sign-out'

/** People at Keycloak's own pages. */

test.beforeAll(({ beside }) => beside.launch({ managed: false }))

test('somebody signs in with a code, PKCE and the roles of the claims, and out at both', async ({
  beside,
  visitor,
}) => {
  const { id } = (await beside.realm.account('owner@example.com'))!
  const countSessions = async () => (await beside.realm.sessionsOf(id)).length
  const before = await countSessions()
  const page = await visitor()
  const asked = page.waitForRequest(/openid-connect\/auth\?/)
  await enterAs(page, 'owner')
  const query = new URL((await asked).url()).searchParams
  expect(query.get('response_type')).toBe('code')
  expect(query.get('code_challenge_method')).toBe('S256')
  await expect(page.getByText('Your password is kept by Keycloak')).toBeVisible()
  await expect(page.getByText('Work Owner').first()).toBeVisible()
  expect(await countSessions()).toBe(before + 1)

  await signOut(page, 'Work Owner')
  await page.waitForURL(`${beside.home}/sign-in`)
  expect(await countSessions(), 'the session there has ended, too').toBe(before)
  await signInAs(page, 'owner')
  await page.waitForURL(`${beside.home}/account`)
})

test('roles that were changed there hold from the next sign-in', async ({ beside, visitor }) => {
  const { id } = (await beside.realm.account('officer@example.com'))!
  await beside.realm.giveRoles(id, ['Purchasing'])
  const page = await visitor()
  await enterAs(page, 'officer')
  await expect(page.getByText('Purchasing').first()).toBeVisible()
  await beside.realm.takeRoles(id, ['Purchasing'])
  const next = await visitor()
  await enterAs(next, 'officer')
  await expect(next.getByText('Safety Officer').first()).toBeVisible()
  await expect(next.getByText('Purchasing')).toHaveCount(0)
})

test('somebody who was not invited is told so', async ({ visitor }) => {
  const page = await visitor()
  await signInAs(page, 'stranger')
  await expect(page.getByRole('alert').filter({ hasText: 'No invited user' })).toBeVisible()
})

test('what needs to know who is there opens Keycloak beside it, which asks for the password again, and goes on', async ({
  beside,
  visitor,
}) => {
  await enterAs(await visitor(), 'admin')
  const page = await visitor()
  await enterAs(page, 'admin')
  await beside.ageSignIns(10)
  await page.getByRole('button', { name: 'Sign out all others' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  const [window] = await Promise.all([page.waitForEvent('popup'), signInButton(dialog).click()])
  await enterPassword(window, 'admin')
  await expect.poll(() => window.isClosed()).toBe(true)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0)
})
