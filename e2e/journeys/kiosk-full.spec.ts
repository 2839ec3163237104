import type { Page } from '@playwright/test'
import { gates } from '../../lib/domain/gate/gates/contract'
import { START_LIMIT } from '../../lib/testing/runs/launched-product'
import { type KioskDevice, limitRoom, outsOf, pair, scan, startKiosks } from '../fixtures/kiosk'
import type { OwnProduct } from '../fixtures/own-product'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import type { Site } from '../fixtures/site'

/** A device at a gate whose disk is full, by the browser's own limit: on a server of its own, which is stopped and started again. */
test.describe.configure({ mode: 'serial' })

let own: OwnProduct
let site: Site
let device: KioskDevice
let page: Page
let before: number
/** What the device has kept, as it says. */
let kept: number
/** How many passages out the server has once the device has delivered all. */
let delivered: number

/** A trained worker of the demo, who is inside. */
const CODE = 'P-000018'
const NAME = 'Bunsong Srisaat'
/** In milliseconds. The browser looks at the room that is left every 30 seconds. */
const UNTIL_SEEN = 180_000

const full = () => page.getByText('This device is full.')
const lost = () => page.getByText('NOT recorded: this device is full')
const hasPhotos = () => page.evaluate(() => caches.has('kiosk-photos'))
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Whether the device says that it is recorded. */
async function passOut(): Promise<boolean> {
  await scan(page, CODE)
  await expect(page.getByText(CODE)).toBeVisible()
  await button('Out').click()
  const done = page.getByText(/^Out: /)
  await expect(done.or(lost())).toBeVisible()
  return done.isVisible()
}

const queueLength = async () =>
  Number.parseInt(await page.getByText(/^\d+ to deliver$/).innerText(), 10)
const outs = async () => (await outsOf(site, CODE)).length

test.beforeAll(async () => {
  const started = await startKiosks('e2e-kiosk-full', 'device')
  ;({ own, site } = started)
  device = started.devices[0]!
})
test.afterAll(async () => {
  await device?.close()
  await own?.stop()
})

test('without room and network it shows the verdict, says that nothing is recorded, and loses nothing', async () => {
  test.setTimeout(START_LIMIT + UNTIL_SEEN)
  before = await outs()
  const { rows } = await site.ask('Admin', gates.search, { sort: 'code' })
  page = await device.open()
  await pair(page, site, 'Phone without room', rows[0]!.id)
  await expect.poll(hasPhotos).toBe(true)
  await own.stop()
  expect(await passOut()).toBe(true)
  await limitRoom(page, 1)
  await expect(async () => expect(await passOut()).toBe(false)).toPass({ timeout: UNTIL_SEEN })
  kept = await queueLength()

  expect(await hasPhotos(), 'photographs give way first').toBe(false)
  await expect(full()).toContainText('What was recorded before stays.')
  const card = page.getByRole('region', { name: NAME })
  await expect(card.getByText(/^(Pass|Caution)$/)).toBeVisible()
  await expect(card.getByText('NOT recorded: this device is full')).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'ไทย' }).click()
  await expect(page.getByText('เครื่องนี้เต็ม รายการที่บันทึกไว้แล้วไม่หาย')).toBeVisible()
  await expect(page.getByText('ยังไม่ได้บันทึก: เครื่องเต็มและติดต่อเซิร์ฟเวอร์ไม่ได้')).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'EN' }).click()

  await scan(page, 'P-999999')
  await expect(page.getByText('Not in the list of this device: P-999999')).toBeVisible()
  await expect(lost()).toBeVisible()
  await expect(page.getByText('It was noted.')).toHaveCount(0)
  expect(await queueLength()).toBe(kept)
})

test('a page that is loaded anew says it before the first scan, and still has what it had', async () => {
  await page.reload()
  await expect(full()).toBeVisible()
  await expect(page.getByText(`${kept} to deliver`)).toBeVisible()
  expect(await passOut()).toBe(false)
})

test('with a network it delivers what it has, and the server takes at once what it cannot keep', async () => {
  await own.launch()
  await expect(page.getByText('All delivered')).toBeVisible({ timeout: 60_000 })
  await expect.poll(outs).toBe(before + kept)
  await expect(full()).toBeVisible()
  // What the server answers too late the device calls lost, though the server may have it.
  let attempts = 0
  await expect(async () => {
    attempts += 1
    expect(await passOut()).toBe(true)
  }).toPass()
  await expect(page.getByText('All delivered')).toBeVisible()
  await expect.poll(outs).toBeGreaterThan(before + kept)
  delivered = await outs()
  expect(delivered).toBeLessThanOrEqual(before + kept + attempts)
})

test('with room again it says so no longer, and keeps what happens without a network', async () => {
  await limitRoom(page, null)
  await expect(full()).toHaveCount(0, { timeout: 60_000 })
  await own.stop()
  expect(await passOut()).toBe(true)
  await expect(page.getByText('1 to deliver')).toBeVisible()
  await own.launch()
  await expect(page.getByText('All delivered')).toBeVisible({ timeout: 60_000 })
  await expect.poll(outs).toBe(delivered + 1)
})
