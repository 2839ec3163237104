import { Secret, TOTP } from 'otpauth'
import type { Page } from '@playwright/test'
import { makeUser } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'

/** A virtual authenticator that confirms every request. */
async function withPhone(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

async function remove(page: Page, name: string): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed').first()).toBeVisible()
}

test('an authenticator app is set up, used with the password to sign in, and removed @phone', async ({
  as,
  site,
  visitor,
}) => {
  const user = await makeUser(site, 'Contractor')
  const page = await as(user)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Add an app' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'QR code for the app' })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await expectUsable(page)
  await dialog.getByLabel('Code from the app').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 left')).toBeVisible()
  await expectUsable(page)

  const other = await visitor()
  await other.goto('/sign-in')
  await other.getByLabel('E-mail').fill(user.email)
  await other.locator('input[type=password]').fill(user.password)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other.getByLabel('Code')).toBeFocused()
  await expectUsable(other)
  // Each step counts once, and the next one already: neither is late on a busy machine.
  await other.getByLabel('Code').fill(codeOf(secret, 1))
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.waitForURL(({ pathname }) => pathname !== '/sign-in')
  await remove(page, 'Authenticator app')
})

test('a passkey is added and signs in alone', async ({ as, site }) => {
  const page = await as(await makeUser(site, 'SafetyOfficer'))
  await withPhone(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('My phone')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('My phone')).toBeVisible()

  await page.context().clearCookies({ name: /session-token/ })
  await page.goto('/sign-in')
  await page.getByRole('button', { name: /passkey|พาสคีย์/ }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in')
  await remove(page, 'My phone')
})
