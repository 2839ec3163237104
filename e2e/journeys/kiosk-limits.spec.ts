import type { Page } from '@playwright/test'
import { gateDevices } from '../../lib/domain/gate/gate-devices/contract'
import { gates } from '../../lib/domain/gate/gates/contract'
import { START_LIMIT } from '../../lib/testing/runs/launched-product'
import {
  fillQueue,
  type KioskDevice,
  makeDevice,
  outsOf,
  scan,
  setClock,
  slowList,
  wakeWorker,
  startKiosks,
} from '../fixtures/kiosk'
import type { OwnProduct } from '../fixtures/own-product'
import { expect, test } from '../fixtures/signed-in'
import type { Site } from '../fixtures/site'

/** What a device at a gate cannot do, and says: on a server of its own, which is stopped and started again. */
test.describe.configure({ mode: 'serial' })

let own: OwnProduct
let site: Site
let device: KioskDevice
let page: Page
let outsBefore: number

/** A trained worker of the demo, who is inside. */
const CODE = 'P-000018'
const DAY = 24 * 3_600_000

const show = async () => {
  await scan(page, CODE)
  await expect(page.getByText(CODE)).toBeVisible()
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const outs = () => outsOf(site, CODE)

test.beforeAll(async () => {
  const started = await startKiosks('e2e-kiosk-limits', 'device')
  ;({ own, site } = started)
  device = started.devices[0]!
})
test.afterAll(async () => {
  await device?.close()
  await own?.stop()
})

test('a device that is moved says the name of its new gate, and what it records is of that gate', async () => {
  const { rows } = await site.ask('Admin', gates.search, { sort: 'code' })
  const [first, second] = rows
  outsBefore = (await outs()).length
  const made = await makeDevice(site, 'Phone that moves', first!.id)
  page = await device.open()
  await page.getByLabel('Code of 8 characters').fill(made.pairingCode)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: first!.nameEn!, level: 1 })).toBeVisible()
  await expect(page.getByText('List up to date')).toBeVisible()
  await site.ask('Admin', gateDevices.save, {
    id: made.id,
    name: 'Phone that moved',
    gateId: second!.id,
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: second!.nameEn!, level: 1 })).toBeVisible()
  await show()
  await button('Out').click()
  await expect.poll(async () => (await outs())[0]?.gate?.id).toBe(second!.id)
})

test('whatever the clock of the device says, a new list is new', async () => {
  for (const wrong of [-5 * DAY, 5 * DAY]) {
    await setClock(page, wrong)
    await page.reload()
    await expect(page.getByText('List up to date')).toBeVisible()
  }
})

test('whoever is scanned without a network while the list is still being read is found in it', async () => {
  await own.stop()
  await slowList(page)
  await page.reload()
  await show()
  await expect(button('In')).toBeVisible()
  await expect(page.getByText('List up to date')).toBeVisible()
  await expect(page.getByText('All delivered')).toBeVisible()
})

test('with a list that is too old nobody comes in, and people go out', async () => {
  await setClock(page, 5 * DAY + DAY)
  await page.reload()
  await expect(page.getByText('List too old')).toBeVisible()
  await show()
  await expect(page.getByText('The list of people is too old')).toBeVisible()
  await expect(button('In')).toHaveCount(0)
  await button('Out').click()
  await expect(page.getByText('1 to deliver')).toBeVisible()
  await setClock(page, 5 * DAY)
  await page.reload()
  await expect(page.getByText('List up to date')).toBeVisible()
})

test('with 5,000 in the queue nobody comes in; once there is a network the closed page delivers all', async () => {
  test.setTimeout(2 * START_LIMIT)
  await fillQueue(page, 4_999)
  await page.reload()
  await expect(page.getByText('5,000 to deliver')).toBeVisible()
  await show()
  await expect(page.getByText('Too much is still to be delivered')).toBeVisible()
  await expect(button('In')).toHaveCount(0)
  await button('Out').click()
  await expect(page.getByText('5,001 to deliver')).toBeVisible()
  await page.goto('about:blank')
  await own.launch()
  // Woken again, as a browser does where a delivery has failed.
  await expect(async () => {
    await wakeWorker(page, own.home)
    await expect.poll(async () => (await outs()).length, { timeout: 20_000 }).toBe(outsBefore + 3)
  }).toPass({ timeout: 200_000 })
  page = await device.reopen()
  await expect(page.getByText('All delivered')).toBeVisible()
})
