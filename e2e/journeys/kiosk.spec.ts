import type { Page } from '@playwright/test'
import { eligibility } from '../../lib/domain/eligibility/eligibility/check/contract'
import { overrides } from '../../lib/domain/eligibility/overrides/contract'
import { gateDevices } from '../../lib/domain/gate/gate-devices/contract'
import { gate } from '../../lib/domain/gate/gate/contract'
import { gates } from '../../lib/domain/gate/gates/contract'
import { today } from '../fixtures/days'
import { filmCode, type KioskDevice, makeDevice, scan, startKiosks } from '../fixtures/kiosk'
import type { OwnProduct } from '../fixtures/own-product'
import { makePerson } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import type { Site } from '../fixtures/site'

/** On a server of its own, which is stopped and started again while a gate goes on. */
test.describe.configure({ mode: 'serial' })

let own: OwnProduct
let site: Site
let device: KioskDevice
let page: Page
let deviceId: string

const cardOf = (personId: string) => `https://site.example.com/card/${personId}`
/** Until the server answers in time: otherwise a scan uses the list of the device. */
const scanOnline = (text: string) =>
  expect(async () => {
    const asking = page.waitForRequest('**/api/gate/look', { timeout: 5_000 })
    const [asked] = await Promise.all([asking, scan(page, text)])
    const answer = await asked.response()
    expect(await answer?.finished()).toBeNull()
  }).toPass()
const pass = async (direction: 'In' | 'Out', name: string) => {
  await page.getByRole('button', { name: direction, exact: true }).click()
  await expect(page.getByText(`${direction}: ${name}`)).toBeVisible()
}
const historyOf = (personId: string) =>
  site.ask('Admin', gate.history, { personId, sort: 'at', page: 1, pageSize: 50 })

/** Who may come in and is outside. */
async function outsiders() {
  const { rows } = await site.ask('Admin', eligibility.check, {
    verdict: 'allowed',
    case: { purpose: 'Enter' },
  })
  const { rows: stays } = await site.ask('Admin', gate.onSite, {})
  const inside = stays.map(({ person }) => person?.id)
  return rows.filter(({ personId }) => !inside.includes(personId))
}

test.beforeAll(async () => {
  const started = await startKiosks('e2e-kiosk', 'device')
  ;({ own, site } = started)
  device = started.devices[0]!
})
test.afterAll(async () => {
  await device?.close()
  await own?.stop()
})

test('a device is paired by its code, and a card before the camera shows who comes in', async () => {
  const [person] = await outsiders()
  filmCode(cardOf(person!.personId), device.video)
  page = await device.open()
  const { rows } = await site.ask('Admin', gates.search, { sort: 'code' })
  const made = await makeDevice(site, 'Phone of the journey', rows[0]!.id)
  deviceId = made.id
  await expectUsable(page)
  await page.getByLabel('Code of 8 characters').fill('ABCDEFGH')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The code does not work.')).toBeVisible()
  await page.getByLabel('Code of 8 characters').fill(made.pairingCode.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('List up to date')).toBeVisible()
  await page.getByRole('button', { name: 'Camera on' }).click()
  const card = page.getByRole('region', { name: person!.nameEn! })
  await expect(card.getByText('Pass')).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Camera off' }).click()
  await scanOnline(cardOf(person!.personId))
  await pass('In', person!.nameEn!)
  const newest = async () => (await historyOf(person!.personId)).rows[0]
  await expect
    .poll(newest)
    .toMatchObject({ kind: 'In', isOffline: false, device: 'Phone of the journey' })
})

test('whoever is refused comes in on the next scan, once an officer has let them pass', async () => {
  const { id, name } = await makePerson(site)
  await scanOnline(cardOf(id))
  const card = page.getByRole('region', { name })
  await expect(card.getByText('Stop')).toBeVisible()
  await expect(card.getByText('Has not passed the safety training.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'In', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Note refusal' }).click()
  await expect(page.getByText(`Refused: ${name}`)).toBeVisible()
  const { rows } = await site.ask('SafetyOfficer', eligibility.check, {
    personIds: [id],
    case: { purpose: 'Enter' },
  })
  const refusing = rows[0]!.reasons.filter(({ effect }) => effect === 'Refuse')
  await site.save('SafetyOfficer', overrides.propose, {
    personId: id,
    purpose: 'Enter',
    day: today(),
    reasonCodes: refusing.map(({ code }) => code),
    requirementIds: refusing.map(({ requirementId }) => requirementId!),
    reason: 'Trained last week, the result is to come',
  })
  await scanOnline(cardOf(id))
  await expect(card.getByText('Caution')).toBeVisible()
  await pass('In', name)
})

test('a list that anybody has changed is not taken, and the former one stays in use', async () => {
  await page.route('**/api/gate/snapshot', async (route) => {
    const answer = await route.fetch({ postData: '{}' })
    const snapshot = (await answer.json()) as { jws: string }
    const [head, payload, signature] = snapshot.jws.split('.')
    const changed = `${payload!.slice(0, 40)}${payload![40] === 'A' ? 'B' : 'A'}${payload!.slice(41)}`
    await route.fulfill({ json: { ...snapshot, jws: [head, changed, signature].join('.') } })
  })
  await page.reload()
  await expect(page.getByText('The new list was not signed by the server.')).toBeVisible()
  await expect(page.getByText('List up to date')).toBeVisible()
  await page.unroute('**/api/gate/snapshot')
  const snapshot = page.waitForResponse('**/api/gate/snapshot')
  await page.reload()
  await (await snapshot).finished()
  await expect(page.getByText('List up to date')).toBeVisible()
  await expect(page.getByText('The new list was not signed by the server.')).toHaveCount(0)
})

test('without a server 30 passages are kept through the end of the page, and arrive once each', async () => {
  const people = (await outsiders()).slice(0, 3)
  expect(people).toHaveLength(3)
  await own.stop()
  for (let round = 0; round < 5; round++)
    for (const { code, nameEn } of people)
      for (const direction of ['In', 'Out'] as const) {
        await scan(page, code)
        await expect(page.getByRole('region', { name: nameEn! })).toBeVisible()
        await pass(direction, nameEn!)
      }
  await expect(page.getByText('30 to deliver')).toBeVisible()
  await device.close()

  page = await device.open()
  await expect(page.getByText('30 to deliver')).toBeVisible()
  await scan(page, 'P-999999')
  await expect(page.getByText('Not in the list of this device: P-999999')).toBeVisible()
  await expect(page.getByText('31 to deliver')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/gate/kiosk')

  await own.launch()
  await expect(page.getByText('All delivered')).toBeVisible({ timeout: 60_000 })
  for (const { personId } of people) {
    const { rows } = await historyOf(personId)
    const offline = rows.filter(({ isOffline }) => isOffline)
    expect(offline.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 'In' : 'Out')),
    )
  }
})

test('a device without access wipes what it knows, and says so', async () => {
  await site.ask('Admin', gateDevices.revoke, { id: deviceId })
  await scan(page, 'P-000018')
  // Where the server answers too late, a scan is looked up in the list; the device asks for a new one each minute.
  await expect(page.getByText('This device is not allowed at a gate any more')).toBeVisible({
    timeout: 90_000,
  })
  await expectUsable(page)
  const kept = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('kiosk')
      opening.addEventListener('success', () => resolve(opening.result))
    })
    const count = (store: string) =>
      new Promise<number>((resolve) => {
        const counting = database.transaction(store).objectStore(store).count()
        counting.addEventListener('success', () => resolve(counting.result))
      })
    return { lists: await count('list'), photos: await caches.has('kiosk-photos') }
  })
  expect(kept).toEqual({ lists: 0, photos: false })
})
