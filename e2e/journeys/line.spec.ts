import fs from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { tasks } from '../../lib/domain/work/tasks/contract'
import { users } from '../../lib/domain/people/users/contract'
import { START_LIMIT } from '../../lib/testing/runs/launched-product'
import { friendEvent, linkEvent } from '../../lib/testing/stand-ins/line-events'
import { LineServer } from '../../lib/testing/stand-ins/line-server'
import { localhostCertificate } from '../../lib/testing/stand-ins/localhost-certificate'
import { OwnProduct } from '../fixtures/own-product'
import { unique } from '../fixtures/records'
import { expect, expectUsable, test as base } from '../fixtures/signed-in'
import { Site } from '../fixtures/site'

/** On a second server, whose account at LINE stands on this machine. */
const test = base.extend<object, { own: OwnProduct; line: LineServer }>({
  line: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, provide) => {
      const line = await new LineServer().start()
      await provide(line)
      await line.stop()
    },
    { scope: 'worker' },
  ],
  own: [
    async ({ line }, provide) => {
      const own = await OwnProduct.at('e2e-line')
      const authority = path.join(own.dataDir, 'authority.pem')
      fs.mkdirSync(own.dataDir, { recursive: true })
      fs.writeFileSync(authority, localhostCertificate.cert)
      await own.launch({
        OUTBOUND_PRIVATE_HOSTS: 'localhost',
        OUTBOUND_CA_FILE: authority,
        LINE_CHANNEL_SECRET: line.channel.secret,
        LINE_CHANNEL_TOKEN: line.channel.token,
        LINE_API_URL: line.channel.apiUrl,
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
const ACCOUNT = 'Ufriend'

async function tellSite(request: APIRequestContext, event: object): Promise<void> {
  const body = JSON.stringify({ destination: 'U0', events: [event] })
  const headers = {
    'content-type': 'application/json',
    'x-line-signature': LineServer.sign(body),
  }
  await expect(await request.post('/api/line/webhook', { headers, data: body })).toBeOK()
}

/** Where LINE asks its user, who agrees. Returns the nonce that LINE hands back. */
async function agreeAtLine(page: Page, press: () => Promise<void>): Promise<string> {
  const dialog = 'https://access.line.me/dialog/bot/accountLink'
  await page.route(`${dialog}?*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>LINE</h1>' }),
  )
  await press()
  await page.waitForURL(`${dialog}?*`)
  return new URL(page.url()).searchParams.get('nonce') ?? ''
}

test('a user links an account at LINE, is told there, and unlinks it', async ({
  as,
  site,
  line,
  request,
}) => {
  test.setTimeout(2 * DELIVERED)
  const owner = await as('WorkOwner')
  const panel = owner.getByRole('group', { name: 'Account at LINE' })
  const choices = owner.getByRole('group', { name: 'By LINE' })

  await test.step('the account page says how', async () => {
    await owner.goto('/account')
    await expect(panel).toContainText('Add the site’s account at LINE as a friend')
    await expect(panel.getByRole('link')).toHaveAttribute('href', 'https://line.me/R/ti/p/%40site')
    await expect(choices).toHaveCount(0)
    await expectUsable(owner)
  })

  await test.step('a new friend is sent the link, which asks and goes to LINE', async () => {
    await tellSite(request, friendEvent(ACCOUNT))
    const [link] = /https?:\/\/\S+linkToken=[\w-]+/.exec(
      JSON.stringify(line.to('/v2/bot/message/reply')[0]?.body),
    )!
    await owner.goto(link)
    await expect(panel).toContainText('owner@example.com')
    const press = panel.getByRole('button', { name: 'Link with LINE' })
    await expect(press).toBeFocused()
    await expect(press).toBeInViewport()
    const nonce = await agreeAtLine(owner, () => press.click())
    await tellSite(request, linkEvent(ACCOUNT, nonce))
  })

  await test.step('and is linked', async () => {
    await owner.goto('/account')
    await expect(panel).toContainText('Linked since')
    await choices.getByRole('combobox', { name: 'A task is given to me' }).click()
    await owner.getByRole('option', { name: 'At once' }).click()
    await owner.getByRole('checkbox', { name: 'Quiet hours' }).uncheck()
    const form = owner.locator('form').filter({ has: choices })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByText('Saved').first()).toBeVisible()
    await expectUsable(owner)
  })

  await test.step('a task is told of within a minute, and not what it says', async () => {
    const title = unique('Permit for the crane')
    const { workOwnerUsers } = await site.ask('Admin', users.search, {
      keyword: 'owner@example.com',
    })
    const { id } = workOwnerUsers.find(({ email }) => email === 'owner@example.com')!
    await site.ask('Admin', tasks.createTask, { taskTypeId: 3, title, AssigneeUserId: id })
    await expect.poll(() => line.toldTo(ACCOUNT), { timeout: DELIVERED }).not.toEqual([])
    expect(line.toldTo(ACCOUNT).join()).not.toContain(title)
  })

  await test.step('an administrator sees that it was sent', async () => {
    const admin = await as('Admin')
    const sent = admin.getByRole('row').filter({ hasText: 'A task for you' }).first()
    // A notice is noted as sent after it has gone out.
    await expect(async () => {
      await admin.goto('/settings/notices?channel=Line')
      await expect(sent).toContainText('Sent', { timeout: 2_000 })
    }).toPass()
    await expectUsable(admin)
  })

  await test.step('and unlinks', async () => {
    await panel.getByRole('button', { name: 'Unlink LINE' }).click()
    await expect(panel).toContainText('Add the site’s account at LINE as a friend')
    await expect(choices).toHaveCount(0)
  })
})
