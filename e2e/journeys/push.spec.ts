import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { tasks } from '../../lib/domain/work/tasks/contract'
import { users } from '../../lib/domain/people/users/contract'
import { START_LIMIT } from '../../lib/testing/runs/launched-product'
import { localhostCertificate } from '../../lib/testing/stand-ins/localhost-certificate'
import { PushService } from '../../lib/testing/stand-ins/push-service'
import { wholeBrowser } from '../browser'
import { OwnProduct } from '../fixtures/own-product'
import { unique } from '../fixtures/records'
import { expect, expectUsable, test as base } from '../fixtures/signed-in'
import { Site } from '../fixtures/site'

/** On a second server, which may call the push service of this test. */
const test = base.extend<object, { own: OwnProduct; service: PushService }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, provide) => {
      const service = await new PushService().start()
      await provide(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, provide) => {
      const own = await OwnProduct.at('e2e-push')
      const authority = path.join(own.dataDir, 'authority.pem')
      fs.mkdirSync(own.dataDir, { recursive: true })
      fs.writeFileSync(authority, localhostCertificate.cert)
      await own.launch({ PUSH_PRIVATE_HOSTS: 'localhost', OUTBOUND_CA_FILE: authority })
      await provide(own)
      await own.stop()
    },
    { scope: 'worker', timeout: START_LIMIT },
  ],
  baseURL: ({ own }, provide) => provide(own.home),
  site: async ({ request }, provide) => provide(new Site(request)),
})

test.use({ launchOptions: wholeBrowser(), serviceWorkers: 'allow' })

/** In milliseconds: the job runs each minute. */
const DELIVERED = 180_000

type Details = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Chromium's own push service is at Google, so that alone stands in: permission, worker and server are real. */
const standIn = (page: Page, details: Details) =>
  page.addInitScript((given) => {
    const has = () => localStorage.getItem('subscribed') === 'yes'
    const subscription = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem('subscribed')
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (has() ? subscription : null),
      subscribe: async () => {
        localStorage.setItem('subscribed', 'yes')
        return subscription
      },
    })
  }, details)

/** In the worker of the product, where a test notes what has been shown. */
type WorkerScope = { registration: ServiceWorkerRegistration; shown: string[] }

/** Returns a function that reads the titles of what the worker of the product has shown from now on. */
async function noteShown(page: Page): Promise<() => Promise<string[]>> {
  const workers = page.context().serviceWorkers()
  const worker = workers.find((one) => new URL(one.url()).pathname === '/service-worker.js')!
  const scope = await worker.evaluateHandle<WorkerScope>('self')
  await scope.evaluate((self) => {
    const show = self.registration.showNotification.bind(self.registration)
    self.shown = []
    self.registration.showNotification = async (title, options) => {
      await show(title, options)
      self.shown.push(title)
    }
  })
  return () => scope.evaluate(({ shown }) => shown)
}

/** What the worker of the product shows of a push, as the browser hands it over. */
async function shownBy(page: Page, payload: unknown): Promise<string[]> {
  const noted = await noteShown(page)
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(
        ({ scopeURL, isDeleted }) => !isDeleted && new URL(scopeURL).pathname === '/',
      )
      if (ours) found(ours.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  })
  // Chromium forgets for good what is not displayed yet when `getNotifications` is asked.
  await expect.poll(noted).not.toEqual([])
  return page.evaluate(async () => {
    const { ready } = navigator.serviceWorker
    return (await (await ready).getNotifications()).map(({ title }) => title)
  })
}

test('a user turns notices on for a device, is shown one, and turns them off', async ({
  as,
  site,
  service,
}) => {
  test.setTimeout(2 * DELIVERED)
  const owner = await as('WorkOwner')
  const browser = service.browser()
  await standIn(owner, browser.subscription)
  const device = owner.getByRole('group', { name: 'On this device' })
  const choices = owner.getByRole('group', { name: 'On devices' })

  await test.step('a browser that blocks them says so', async () => {
    const session = await owner.context().newCDPSession(owner)
    const { targetInfo } = await session.send('Target.getTargetInfo')
    await session.send('Browser.setPermission', {
      permission: { name: 'notifications' },
      setting: 'denied',
      browserContextId: targetInfo.browserContextId,
    })
    await owner.goto('/account')
    await expect(device).toContainText('This browser blocks notices')
    await expect(device.getByRole('button')).toHaveCount(0)
    await expect(choices).toHaveCount(0)
  })

  await test.step('a press turns them on', async () => {
    await owner.context().grantPermissions(['notifications'])
    await owner.reload()
    await device.getByRole('button', { name: 'Show notices on this device' }).click()
    await expect(device).toContainText('until you sign out')
    await expect(choices.getByRole('combobox', { name: 'A task is given to me' })).toHaveValue(
      'At once',
    )
    await owner.getByRole('checkbox', { name: 'Quiet hours' }).uncheck()
    const form = owner.locator('form').filter({ has: choices })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByText('Saved').first()).toBeVisible()
    await expectUsable(owner)
    await owner.reload()
    await expect(device).toContainText('until you sign out')
  })

  await test.step('a task is shown within a minute', async () => {
    const title = unique('Permit for the crane')
    const { workOwnerUsers } = await site.ask('Admin', users.search, {
      keyword: 'owner@example.com',
    })
    const { id } = workOwnerUsers.find(({ email }) => email === 'owner@example.com')!
    await site.ask('Admin', tasks.createTask, { taskTypeId: 3, title, AssigneeUserId: id })
    const payloads = () => service.to(browser).map((one) => browser.read(one))
    const ofTask = () => payloads().find((one) => JSON.stringify(one).includes(title))
    await expect.poll(ofTask, { timeout: DELIVERED }).toBeDefined()
    const { title: heading } = ofTask() as { title: string }
    expect(await shownBy(owner, ofTask())).toEqual([heading])
  })

  await test.step('an administrator sees that it was sent', async () => {
    const admin = await as('Admin')
    const sent = admin.getByRole('row').filter({ hasText: 'A task for you' }).first()
    // A notice is noted as sent after it has gone out.
    await expect(async () => {
      await admin.goto('/settings/notices?channel=Push')
      await expect(sent).toContainText('Sent', { timeout: 2_000 })
    }).toPass()
    await expectUsable(admin)
  })

  await test.step('and off again', async () => {
    await device.getByRole('button', { name: 'Show no more notices on this device' }).click()
    await expect(device).toContainText('This device shows no notices.')
    await expect(choices).toHaveCount(0)
  })
})
