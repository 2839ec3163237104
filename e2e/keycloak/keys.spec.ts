import { enterAs, expect, test } from './fixtures/test'
import { signOut } from './fixtures/sign-out'
import { askWith, OK, Person } from './fixtures/tokens'

/** The realm signs with another key. */

test.beforeAll(({ beside }) => beside.launch({ managed: false }))

test('tokens of a new key are accepted soon, and those of a removed one no longer', async ({
  beside,
  visitor,
}) => {
  const page = await visitor()
  await enterAs(page, 'officer')
  const owner = new Person(beside, 'owner')
  const { access_token: old } = await owner.signIn()
  const { access_token: unseen } = await owner.signIn()
  expect(await askWith(beside, old)).toEqual(OK)

  const former = await beside.realm.signingKey()
  await beside.realm.addKey()
  await beside.realm.removeKey(former)
  const { access_token: fresh } = await owner.signIn()
  // For half a minute after the last reading the keys are not read again.
  await expect
    .poll(() => askWith(beside, fresh), { timeout: 60_000, intervals: [2_000] })
    .toEqual(OK)
  expect(await askWith(beside, unseen)).toEqual([401, 'invalid-token'])

  // The ID token of this session has the former key, and Keycloak does not know it any more.
  await page.reload()
  await signOut(page, 'Safety Officer')
  await page.waitForURL(`${beside.keycloak.realmUrl}/**`)
  await page.locator('#kc-logout').click()
  await page.waitForURL(`${beside.home}/sign-in**`)
})
