import { makeDraftUser, uniqueWord } from '../fixtures/records'
import { expect, signIn, test } from '../fixtures/signed-in'
import { UserPages } from '../pages/user-pages'

test('a contractor is invited, reads the mail in the product, accepts the link and signs in', async ({
  as,
  visitor,
}) => {
  const page = await as('Admin')
  const users = new UserPages(page)
  const lastName = uniqueWord()
  const email = `${lastName}@example.com`

  await page.goto('/users/new')
  await users.write({ 'E-mail': email, 'First name in Thai': 'เชิญ', 'Last name in Thai': lastName })
  await page.getByRole('checkbox', { name: 'Contractor' }).check()
  await users.find('Company', 'Baiphothong')
  await users.save()
  await page.getByRole('button', { name: 'Send an invitation' }).click()
  await expect(page.getByText('has been invited').first()).toBeVisible()
  await page.goto(`/users?role=Contractor&keyword=${lastName}`)
  await expect(users.row(lastName)).toContainText('Invited')
  await expect(users.row(lastName)).toContainText('Link works until')

  await page.goto('/settings/mail')
  await expect(page.getByText('No mail server is configured')).toBeVisible()
  await page.getByRole('row').filter({ hasText: email }).getByRole('button').first().click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'Open the link in this e-mail' })
  const href = await link.getAttribute('href')

  const invited = await visitor()
  await invited.goto(href!)
  await expect(invited.getByText(/^Wichai .* invites you to .* as Contractor\./)).toBeVisible()
  await expect(invited.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  const choose = async (password: string) => {
    await invited.getByLabel(/^Password(?! again)/).fill(password)
    await invited.getByLabel(/^Password again/).fill(password)
    await invited.getByRole('button', { name: 'Set the password' }).click()
  }
  await choose('Password2026')
  await expect(invited.getByText('too easy to guess').first()).toBeVisible()
  await choose('mango permit 47 river')
  await invited.waitForURL(({ pathname }) => pathname === '/')
  await expect(invited.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('the link does not work again, and stands nowhere any more', async () => {
    const late = await visitor()
    await late.goto(href!)
    await expect(late.getByText('This link no longer works')).toBeVisible()
    await page.reload()
    await page.getByRole('row').filter({ hasText: email }).getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toContainText('The link is gone')
  })

  await test.step('the password is forgotten, and a new one set with the link of a mail', async () => {
    const lost = await visitor()
    await lost.goto('/sign-in')
    await lost.getByRole('link', { name: 'Forgot your password?' }).click()
    // Sign-in has an "E-mail" as well.
    await lost.waitForURL('**/forgot-password')
    await lost.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await lost.getByRole('button', { name: 'Send the link' }).click()
    await expect(lost.getByText(`If an account belongs to ${email}`)).toBeVisible()

    const mail = page
      .getByRole('row')
      .filter({ hasText: email })
      .filter({ hasText: 'A new password' })
    // A job writes the mail after the request.
    await expect(async () => {
      await page.goto('/settings/mail')
      await expect(mail).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await mail.getByRole('button').first().click()
    const open = page
      .getByRole('dialog')
      .getByRole('link', { name: 'Open the link in this e-mail' })
    const address = (await open.getAttribute('href'))!
    expect(address).toMatch(/\/reset-password#token=/)
    await lost.goto(address)
    await expect(lost.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
    const newPassword = 'a kettle on the 3rd scaffold'
    await lost.getByLabel(/^Password(?! again)/).fill(newPassword)
    await lost.getByLabel(/^Password again/).fill(newPassword)
    await lost.getByRole('button', { name: 'Set the password' }).click()
    await lost.waitForURL('**/sign-in**')
    await signIn(lost, email, newPassword)
    await expect(lost.getByRole('heading', { level: 1 })).toBeVisible()
    await invited.reload()
    await expect(invited.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  })
})

test('an invitation is revoked, and its link with it', async ({ as, site, visitor }) => {
  const { name, email } = await makeDraftUser(site, 'Contractor')
  const page = await as('Admin')
  const users = new UserPages(page)
  await page.goto('/users?role=Contractor')
  await users.choose(name, 'Send an invitation')
  await expect(page.getByText('has been invited').first()).toBeVisible()
  await page.goto('/settings/mail')
  await page.getByRole('row').filter({ hasText: email }).getByRole('button').first().click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'Open the link in this e-mail' })
  const href = await link.getAttribute('href')
  await page.goto('/users?role=Contractor')
  await users.choose(name, 'Revoke the invitation')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the invitation' }).click()
  await expect(page.getByText('was revoked').first()).toBeVisible()
  const late = await visitor()
  await late.goto(href!)
  await expect(late.getByText('This link no longer works')).toBeVisible()
})
