import { enterAs, expect, signInButton, test } from './fixtures/test'
import { signOut } from './fixtures/sign-out'
import { askWith, OK, Person } from './fixtures/tokens'

/** Keycloak goes away and comes back while the product runs. */

test.describe.configure({ mode: 'serial' })
test.beforeAll(({ beside }) => beside.launch({ managed: false }))

test('while Keycloak hangs, signed-in people work on, and the sign-in page says so', async ({
  beside,
  visitor,
}) => {
  const page = await visitor()
  await enterAs(page, 'owner')
  const { access_token: token } = await new Person(beside, 'owner').signIn()
  expect(await askWith(beside, token)).toEqual(OK)
  const late = await visitor()
  await late.goto('/sign-in')

  beside.keycloak.freeze()
  try {
    expect(await askWith(beside, token)).toEqual(OK)
    await page.reload()
    await expect(page.getByText('Your password is kept by Keycloak')).toBeVisible()
    await signInButton(late).click()
    await expect(late.getByRole('alert').filter({ hasText: 'does not answer' })).toBeVisible()
    await signOut(page, 'Work Owner')
    await expect(page.getByRole('alert').filter({ hasText: 'signed out here' })).toBeVisible()
  } finally {
    beside.keycloak.thaw()
  }
})

test('while Keycloak is down, the product starts, sessions hold, and all is well when it is back', async ({
  beside,
  visitor,
}) => {
  test.setTimeout(900_000)
  const page = await visitor()
  await enterAs(page, 'owner')
  const { access_token: token } = await new Person(beside, 'owner').signIn()

  await beside.keycloak.crash()
  expect(await askWith(beside, token), 'by the keys that were read').toEqual(OK)
  await beside.restart({ managed: false })
  expect((await fetch(`${beside.home}/readyz`)).status).toBe(200)
  await page.reload()
  await expect(page.getByText('Your password is kept by Keycloak')).toBeVisible()
  expect(await askWith(beside, token)).toEqual([503, 'provider-unavailable'])
  const late = await visitor()
  await late.goto('/sign-in')
  await signInButton(late).click()
  await expect(late.getByRole('alert').filter({ hasText: 'does not answer' })).toBeVisible()

  await beside.keycloak.start()
  const { access_token: fresh } = await new Person(beside, 'owner').signIn()
  expect(await askWith(beside, fresh)).toEqual(OK)
  await enterAs(late, 'owner')
  await signOut(page, 'Work Owner')
  await page.waitForURL(`${beside.home}/sign-in`)
})
