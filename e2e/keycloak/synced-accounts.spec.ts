import { MailCatcher } from '../../lib/testing/stand-ins/mail-catcher'
import { UserPages } from '../pages/user-pages'
import { enterAs, expect, signInAs, test } from './fixtures/test'

/** Accounts and roles that the product manages in Keycloak. */

const SUNEE = 'sunee.p@example.com'
const mails = new MailCatcher()

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ beside }) => {
  // Keycloak would check the certificate of a mail server with STARTTLS.
  await mails.start({ options: { hideSTARTTLS: true, authOptional: true } })
  const { host, port } = mails.settings()
  const smtpServer = { host, port: String(port), from: 'sso@example.com' }
  await beside.realm.configure({ smtpServer })
  await beside.launch({ managed: true })
})
test.afterAll(() => mails.stop())

test('an invited user gets an account with their roles, chooses a password by Keycloak’s mail and signs in', async ({
  beside,
  visitor,
  browser,
}) => {
  const page = await visitor()
  await enterAs(page, 'admin', '/users')
  const users = new UserPages(page)
  await users.open('Contractor')
  await users.choose('Sunee Phromdi', 'Send the invitation again')
  await expect(page.locator('.mantine-Notification-root')).toContainText('has been invited')
  await expect.poll(() => mails.recipients).toContain(SUNEE)
  const made = (await beside.realm.account(SUNEE))!
  expect(made).toMatchObject({ username: SUNEE, emailVerified: false, enabled: true })
  expect(await beside.realm.rolesOf(made.id)).toContain('Contractor')

  const [link] = /http\S+action-token\S+/.exec(mails.mails.at(-1)!.text!)!
  const invited = await browser.newPage()
  await invited.goto(link)
  await invited.getByRole('link', { name: /proceed/i }).click()
  await invited.locator('#password-new').fill('a password of her own')
  await invited.locator('#password-confirm').fill('a password of her own')
  await invited.locator('[type=submit]').click()
  await invited.getByRole('link', { name: /back to application/i }).click()
  await invited.waitForURL(`${beside.home}/sign-in**`)
  await invited.close()
  expect(await beside.realm.account(SUNEE)).toMatchObject({ emailVerified: true })

  const sunee = await visitor()
  await signInAs(sunee, SUNEE, '/account', 'a password of her own')
  await sunee.waitForURL(`${beside.home}/account`)
})

test('roles are given and taken there as here, and what differs is named', async ({
  beside,
  visitor,
}) => {
  const { id } = (await beside.realm.account(SUNEE))!
  await beside.realm.giveRoles(id, ['Admin'])
  const page = await visitor()
  await enterAs(page, 'admin', '/users')
  const users = new UserPages(page)
  const open = async () => {
    await users.open('Contractor')
    await users.row('Sunee Phromdi').getByRole('link').first().click()
  }
  await open()
  const panel = page.getByRole('region', { name: 'Account at Keycloak' })
  await expect(panel).toContainText('There but not here: Admin')
  await page.getByRole('checkbox', { name: 'Purchasing' }).check()
  await users.save()
  await page.waitForURL(`${beside.home}/users`)
  await expect
    .poll(async () => (await beside.realm.rolesOf(id)).filter((name) => /^[A-Z]/.test(name)))
    .toEqual(expect.arrayContaining(['Contractor', 'Purchasing']))
  expect(await beside.realm.rolesOf(id)).not.toContain('Admin')
  await open()
  await expect(panel).toContainText('In sync')
})

test('a disabled user is signed out and disabled there, and enabled again', async ({
  beside,
  visitor,
}) => {
  const OFFICER = 'officer@example.com'
  const { id } = (await beside.realm.account(OFFICER))!
  const isEnabled = async () => (await beside.realm.account(OFFICER))?.enabled
  const officer = await visitor()
  await enterAs(officer, 'officer')
  const page = await visitor()
  await enterAs(page, 'admin', '/users')
  const users = new UserPages(page)
  const setDisabled = async (isDisabled: boolean) => {
    await users.open('SafetyOfficer')
    await users.row(OFFICER).getByRole('link').first().click()
    await page.getByRole('checkbox', { name: 'Disable account' }).setChecked(isDisabled)
    await users.save()
    await page.waitForURL(`${beside.home}/users**`)
  }
  await setDisabled(true)
  await expect.poll(isEnabled).toBe(false)
  await expect.poll(() => beside.realm.sessionsOf(id)).toEqual([])
  await officer.goto('/account')
  await officer.waitForURL('**/sign-in**')
  await setDisabled(false)
  await expect.poll(isEnabled).toBe(true)
  await enterAs(officer, 'officer')
})
