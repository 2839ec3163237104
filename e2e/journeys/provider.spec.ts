import type { Locator, Page } from '@playwright/test'
import { CLIENT, IdentityProvider } from '../../lib/testing/stand-ins/identity-provider'
import { ADMIN_CLIENT, KeycloakStandIn } from '../../lib/testing/stand-ins/keycloak'
import { START_LIMIT } from '../../lib/testing/runs/launched-product'
import { OwnProduct } from '../fixtures/own-product'
import { expect, expectNoHorizontalOverflow, expectUsable, test } from '../fixtures/signed-in'
import { UserPages } from '../pages/user-pages'

/** A second server that is configured for a real identity provider. */

const person = (email: string, roles: string[]) => ({ email, email_verified: true, roles })
let product: OwnProduct
let idp: IdentityProvider
const keycloak = new KeycloakStandIn()
let home: string

// The worker must let the provider's callback by, once.
test.use({ serviceWorkers: 'allow' })

// The tests share one server and one provider, one after the other.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  product = await OwnProduct.at('e2e-provider')
  home = product.home
  idp = new IdentityProvider(
    {
      wichai: person('admin@example.com', ['Admin']),
      sunee: person('sunee.p@example.com', ['Contractor']),
      visitor: person('visitor@example.com', ['Admin']),
    },
    home,
    keycloak,
  )
  await idp.start()
  await launch()
})

const launch = (more: Record<string, string> = {}) =>
  product.launch({
    OIDC_ISSUER: idp.issuer,
    OIDC_CLIENT_ID: CLIENT.clientId,
    OIDC_CLIENT_SECRET: CLIENT.clientSecret,
    OIDC_NAME: 'Test SSO',
    ...more,
  })

test.afterAll(async () => {
  await product.stop()
  idp.stop()
})

const speak = (page: Page, language: 'th' | 'en') =>
  page.context().addCookies([{ name: 'locale', value: language, url: home }])

async function signInAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Test SSO' }).click()
  await page.locator('input[name=login]').fill(name)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('an Admin signs in at the provider, invites a user who signs in there too, and signs out at both', async ({
  visitor,
}) => {
  const page = await visitor()
  await speak(page, 'en')
  await page.goto(`${home}/users`)
  await page.waitForURL('**/sign-in?from=**')
  await expect(page.getByLabel('Password')).toHaveCount(0)
  await signInAs(page, 'wichai')
  await page.waitForURL(`${home}/users`)

  const users = new UserPages(page)
  await page.goto(`${home}/users?role=Contractor`)
  await users.choose('Sunee Phromdi', 'Send the invitation again')
  await expect(page.locator('.mantine-Notification-root')).toContainText('has been invited')
  await page.goto(`${home}/settings/mail`)
  await page.getByRole('row').filter({ hasText: 'sunee' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toContainText('your company account')
  const link = page.getByRole('dialog').getByRole('link', { name: 'Open the link in this e-mail' })
  const href = await link.getAttribute('href')

  const invited = await visitor()
  await speak(invited, 'en')
  await invited.goto(href!)
  await signInAs(invited, 'sunee')
  await invited.waitForURL(`${home}/`)
  await expect(invited.getByRole('heading', { level: 1 })).toContainText('Sunee')

  await page.goto(`${home}/users?role=Contractor`)
  await expect(users.row('Sunee Phromdi')).toContainText('Active')
  await users.row('Sunee Phromdi').getByRole('link').first().click()
  await expect(page.getByText('Roles are held by Test SSO')).toBeVisible()

  await invited.getByRole('button', { name: /Sunee/ }).click()
  await invited.getByRole('menuitem', { name: 'Sign out' }).click()
  await invited.waitForURL(`${idp.issuer}/**`)
  await invited.getByRole('button', { name: /Yes/ }).click()
  await invited.waitForURL(`${home}/sign-in**`)
  await invited.goto(`${home}/account`)
  await invited.waitForURL('**/sign-in**')
})

test('a session that has ended is renewed in a window beside the page, whose save goes on', async ({
  visitor,
}) => {
  const page = await visitor()
  await speak(page, 'en')
  await page.goto(`${home}/employers`)
  await signInAs(page, 'wichai')
  await page.waitForURL(`${home}/employers`)
  await page.getByRole('button', { name: 'Add a company' }).click()
  const drawer = page.getByRole('dialog', { name: 'New company' })
  await drawer.getByLabel('Name in Thai').fill('Renewed beside')
  await page.context().clearCookies({ name: /next-auth.session-token/ })
  await drawer.getByRole('button', { name: 'Save' }).click()
  const renewal = page.getByRole('dialog', { name: 'Your session has ended' })
  await expectUsable(page)
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    renewal.getByRole('button', { name: 'Sign in with Test SSO' }).click(),
  ])
  await expect.poll(() => beside.isClosed(), { timeout: 60_000 }).toBe(true)
  await expect(page.getByText('Saved').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Renewed beside' })).toHaveCount(1)
})

test('the sign-in page says that somebody was not invited', async ({ visitor }) => {
  const page = await visitor()
  await speak(page, 'en')
  await page.goto(`${home}/sign-in`)
  await signInAs(page, 'visitor')
  await expect(page.getByRole('alert').filter({ hasText: 'No invited user' })).toBeVisible()
  await page.goto(`${home}/account`)
  await page.waitForURL('**/sign-in**')
})

test('while the provider is down signed-in users go on, and the sign-in page says so', async ({
  visitor,
}) => {
  const page = await visitor()
  await speak(page, 'en')
  await page.goto(`${home}/account`)
  await signInAs(page, 'wichai')
  await page.waitForURL(`${home}/account`)
  idp.isDown = true
  await page.reload()
  await expect(page.getByText('Your password is kept by Test SSO')).toBeVisible()
  const late = await visitor()
  await speak(late, 'en')
  await late.goto(`${home}/sign-in`)
  await late.getByRole('button', { name: 'Sign in with Test SSO' }).click()
  await expect(late.getByRole('alert').filter({ hasText: 'does not answer' })).toBeVisible()
  idp.isDown = false
})

test('the sign-in page with a provider is usable, in both languages and on a phone', async ({
  visitor,
}) => {
  const page = await visitor()
  for (const language of ['th', 'en'] as const) {
    await speak(page, language)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${home}/sign-in`)
      await expect(page.getByRole('button', { name: /Test SSO/ })).toBeVisible()
      await expectUsable(page)
    }
  }
})

/** The page waits only briefly for the provider, which may be too short on a busy machine. */
const reloadUntil = (page: Page, panel: Locator, answer: string) =>
  expect(async () => {
    await page.reload()
    await expect(panel).toContainText(answer)
  }).toPass()

test('where the provider is managed, roles are decided here and synced to it', async ({
  visitor,
}) => {
  test.setTimeout(2 * START_LIMIT)
  const { clientId, clientSecret } = ADMIN_CLIENT
  await launch({ OIDC_ADMIN_CLIENT_ID: clientId, OIDC_ADMIN_CLIENT_SECRET: clientSecret })
  const account = keycloak.add({ id: 'sunee', email: 'sunee.p@example.com' })

  const page = await visitor()
  await speak(page, 'en')
  await page.goto(`${home}/users`)
  await signInAs(page, 'wichai')
  await page.waitForURL(`${home}/users`)
  const users = new UserPages(page)
  await page.goto(`${home}/users?role=Contractor`)
  await users.row('Sunee Phromdi').getByRole('link').first().click()
  const panel = page.getByRole('region', { name: 'Account at Test SSO' })
  await expect(panel).toBeVisible()
  await reloadUntil(page, panel, 'Here but not there: Contractor')
  await expect(page.getByText('Roles are held by')).toHaveCount(0)
  await expectUsable(page)
  const asked = page.waitForResponse('**/api/provider-syncs/retry')
  await panel.getByRole('button', { name: 'Sync again' }).click()
  await asked
  await reloadUntil(page, panel, 'In sync')
  expect(account.roles).toContain('Contractor')

  account.roles.push('Admin')
  await reloadUntil(page, panel, 'There but not here: Admin')
  await page.getByRole('checkbox', { name: 'Purchasing' }).check()
  await users.save()
  await page.waitForURL(`${home}/users`)
  await expect.poll(() => account.roles.includes('Purchasing')).toBe(true)
  expect(account.roles, 'ours are as here, others stay').toEqual(
    expect.arrayContaining(['Contractor', 'offline_access']),
  )
  expect(account.roles).not.toContain('Admin')

  keycloak.realmRoles = keycloak.realmRoles.filter((name) => name !== 'WorkspaceOwner')
  await page.goto(`${home}/users?role=Contractor`)
  await users.row('Sunee Phromdi').getByRole('link').first().click()
  await page.getByRole('checkbox', { name: 'Workspace Owner' }).check()
  await users.save()
  await page.waitForURL(`${home}/users`)
  await expect(async () => {
    await page.goto(`${home}/users?role=Contractor`)
    await expect(users.row('Sunee Phromdi')).toContainText('Not synced')
  }).toPass()
  await expectUsable(page)
  await users.row('Sunee Phromdi').getByRole('link').first().click()
  await expect(panel).toContainText('The provider lacks these roles: WorkspaceOwner')
  for (const language of ['th', 'en'] as const) {
    await speak(page, language)
    await page.setViewportSize({ width: 360, height: 800 })
    await page.reload()
    await expect(page.getByText('WorkspaceOwner')).toBeVisible()
    await (language === 'th' ? expectUsable(page) : expectNoHorizontalOverflow(page))
  }

  keycloak.isDown = true
  await page.reload()
  await expect(panel).toContainText('Test SSO could not be asked just now')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('sunee.p@example.com')
  keycloak.isDown = false
})
