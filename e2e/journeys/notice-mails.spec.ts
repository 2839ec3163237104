import fs from 'node:fs'
import path from 'node:path'
import { tasks } from '../../lib/domain/work/tasks/contract'
import { users } from '../../lib/domain/people/users/contract'
import { localhostCertificate } from '../../lib/testing/stand-ins/localhost-certificate'
import { START_LIMIT } from '../../lib/testing/runs/launched-product'
import { LOGIN, MailCatcher } from '../../lib/testing/stand-ins/mail-catcher'
import { OwnProduct } from '../fixtures/own-product'
import { unique } from '../fixtures/records'
import { expect, expectUsable, test as base } from '../fixtures/signed-in'
import { Site } from '../fixtures/site'

/** On a second server, which has a mail server. */
const test = base.extend<object, { own: OwnProduct; catcher: MailCatcher }>({
  catcher: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, provide) => {
      const catcher = new MailCatcher()
      await catcher.start()
      await provide(catcher)
      await catcher.stop()
    },
    { scope: 'worker' },
  ],
  own: [
    async ({ catcher }, provide) => {
      const own = await OwnProduct.at('e2e-mails')
      const authority = path.join(own.dataDir, 'authority.pem')
      fs.mkdirSync(own.dataDir, { recursive: true })
      fs.writeFileSync(authority, localhostCertificate.cert)
      const { host, port, from } = catcher.settings()
      await own.launch({
        SMTP_HOST: host,
        SMTP_PORT: String(port),
        SMTP_USER: LOGIN.user,
        SMTP_PASSWORD: LOGIN.pass,
        SMTP_CA_FILE: authority,
        MAIL_FROM: from,
      })
      await provide(own)
      await own.stop()
    },
    { scope: 'worker', timeout: START_LIMIT },
  ],
  baseURL: ({ own }, provide) => provide(own.home),
  site: async ({ request }, provide) => provide(new Site(request)),
})

/** In milliseconds: the job runs each minute. */
const DELIVERED = 180_000

test('a user chooses what comes by e-mail, and unsubscribes by the link of a mail', async ({
  as,
  visitor,
  site,
  catcher,
}) => {
  test.setTimeout(2 * DELIVERED)
  const owner = await as('WorkOwner')
  await test.step('the user wants to hear of tasks at once, day and night', async () => {
    await owner.goto('/account')
    const choice = owner.getByRole('combobox', { name: 'A task is given to me' })
    await expect(choice).toHaveValue('Together at 07:00')
    await choice.click()
    await owner.getByRole('option', { name: 'At once' }).click()
    await expect(choice).toHaveValue('At once')
    await owner.getByRole('checkbox', { name: 'Quiet hours' }).uncheck()
    const form = owner.locator('form').filter({ has: choice })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByText('Saved').first()).toBeVisible()
    await expectUsable(owner)
    await owner.reload()
    await expect(choice).toHaveValue('At once')
  })

  const title = unique('Permit for the crane')
  const { workOwnerUsers } = await site.ask('Admin', users.search, { keyword: 'owner@example.com' })
  const AssigneeUserId = workOwnerUsers.find(({ email }) => email === 'owner@example.com')!.id
  await site.ask('Admin', tasks.createTask, { taskTypeId: 3, title, AssigneeUserId })
  const mailOfTask = () => catcher.mails.find(({ text }) => text?.includes(title))
  await expect.poll(mailOfTask, { timeout: DELIVERED }).toBeDefined()
  const link = /http\S+\/unsubscribe\/\S+/.exec(mailOfTask()?.text ?? '')?.[0] ?? ''

  await test.step('an administrator sees that it was sent, but not the link to unsubscribe', async () => {
    const admin = await as('Admin')
    const line = admin
      .getByRole('row')
      .filter({ hasText: 'owner@example.com' })
      .filter({ hasText: 'A task for you' })
      .first()
    // A notice is noted as sent after it has gone out.
    await expect(async () => {
      await admin.goto('/settings/notices?status=Sent')
      await expect(line).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await line.getByRole('button').first().click()
    const drawer = admin.getByRole('dialog')
    await expect(drawer.getByText(title)).toBeVisible()
    await expect(drawer.getByText('/unsubscribe/••••••••')).toBeVisible()
    await expectUsable(admin)
  })

  await test.step('the link asks for a press, and needs no sign-in', async () => {
    const reader = await visitor()
    await reader.goto(link)
    await expect(reader.getByText('A task is given to me')).toBeVisible()
    await expectUsable(reader)
    await reader.getByRole('button', { name: 'Stop these e-mails' }).click()
    await expect(reader.getByRole('heading', { name: 'These e-mails have stopped' })).toBeVisible()
    await owner.reload()
    await expect(owner.getByRole('combobox', { name: 'A task is given to me' })).toHaveValue('Off')
  })
})
