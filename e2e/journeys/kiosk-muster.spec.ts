import type { Page } from '@playwright/test'
import { gates } from '../../lib/domain/gate/gates/contract'
import { musters } from '../../lib/domain/gate/musters/contract'
import { persons } from '../../lib/domain/people/persons/contract'
import { START_LIMIT } from '../../lib/testing/runs/launched-product'
import { type KioskDevice, pair, scan, startKiosks } from '../fixtures/kiosk'
import type { OwnProduct } from '../fixtures/own-product'
import { makePerson, passGate, type Person } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import type { Site } from '../fixtures/site'

/** On a server of its own, which is stopped while two phones mark. */
test.describe.configure({ mode: 'serial' })

let own: OwnProduct
let site: Site
let devices: KioskDevice[]
let phones: Page[]
let musterId: string

const markFound = async (page: Page, { name }: Person) => {
  await scan(page, name)
  await page.getByRole('button', { name: `Found: ${name}` }).click()
  await expect(page.getByText(`Found: ${name}`)).toBeVisible()
}
const markAs = async (page: Page, { name }: Person, status: string) => {
  await scan(page, name)
  await page.getByRole('button', { name: `More about ${name}` }).click()
  await page.getByRole('menuitem', { name: status }).click()
}
const openRollCall = (page: Page) => page.getByRole('button', { name: 'Drill: roll call' }).click()
const countsOn = (page: Page) => page.locator('dl dd').allTextContents()
const marksOf = async ({ id }: Person) =>
  (await site.signedInAnew().ask('Admin', persons.exportRecord, { id })).musterMarks

test.beforeAll(async () => {
  ;({ own, site, devices } = await startKiosks('e2e-kiosk-muster', 'one', 'two'))
})
test.afterAll(async () => {
  for (const device of devices ?? []) await device.close()
  await own?.stop()
})

test('two phones mark without a server, one is closed meanwhile, and the sum is right', async () => {
  test.setTimeout(2 * START_LIMIT)
  const people: Person[] = []
  for (let count = 0; count < 5; count++) {
    const person = await makePerson(site)
    people.push(person)
    await passGate(site, person, 'In')
  }
  const [first, second, third, fourth, fifth] = people as [Person, Person, Person, Person, Person]
  const arrived = await makePerson(site)
  const { rows } = await site.ask('Admin', gates.search, { sort: 'code' })
  phones = await Promise.all(devices.map((device) => device.open()))
  for (const [index, page] of phones.entries())
    await pair(page, site, `Phone ${index + 1}`, rows[0]!.id)
  musterId = await site.save('SafetyOfficer', musters.start, { kind: 'Drill' })
  const [one, two] = phones as [Page, Page]
  for (const page of phones) await openRollCall(page)
  const { expected } = await site.ask('Admin', musters.get, { id: musterId })
  await expectUsable(one)
  await expect.poll(() => countsOn(one)).toEqual([`${expected}`, '0', `${expected}`])

  await markFound(one, first)
  await expect.poll(() => countsOn(two), 'they see each other').toContain(`${expected - 1}`)

  await own.stop()
  await markFound(one, second)
  await markFound(one, third)
  await scan(one, `https://site.example.com/card/${arrived.id}`)
  await one.getByRole('button', { name: `Found: ${arrived.name}` }).click()
  await markAs(two, third, 'Not on site')
  await markFound(two, fourth)
  await two.getByRole('button', { name: 'Undo' }).click()
  await markFound(two, fourth)
  await one.getByRole('button', { name: 'To the gate' }).click()
  await scan(one, fifth.name)
  await one.getByRole('button', { name: 'Out', exact: true }).click()
  await expect(one.getByText(`Out: ${fifth.name}`)).toBeVisible()
  await expect(one.getByText('4 to deliver')).toBeVisible()
  await expect(two.getByText('4 to deliver')).toBeVisible()

  await devices[0]!.close()
  phones[0] = await devices[0]!.open()
  const again = phones[0]
  await expect(again.getByText('4 to deliver')).toBeVisible()
  await openRollCall(again)
  await expect.poll(() => countsOn(again)).toEqual([`${expected - 4}`, '5', `${expected + 1}`])

  await own.launch()
  for (const page of phones)
    await expect(page.getByText('All delivered')).toBeVisible({ timeout: 60_000 })
  const after = await site.ask('Admin', musters.get, { id: musterId })
  const statusOf = ({ id }: Person) => after.people.find(({ key }) => key === id)?.status
  expect([first, second, third, fourth, fifth, arrived].map(statusOf)).toEqual([
    'Found',
    'Found',
    'NotOnSite',
    'Found',
    'Found',
    'Found',
  ])
  const marks = await Promise.all([first, second, third, fourth].map(marksOf))
  expect(marks.map(({ length }) => length)).toEqual([1, 1, 2, 3])
  for (const page of phones)
    await expect
      .poll(() => countsOn(page))
      .toEqual([after.missing, after.found, after.expected].map(String))
})

test('what is marked after the end is kept, and the phone says so', async () => {
  const [one] = phones as [Page]
  const late = await makePerson(site)
  await passGate(site, late, 'In')
  await scan(one, late.name)
  await expect(one.getByRole('article', { name: late.name })).toBeVisible()
  await one.route('**/api/musters/follow', (route) => route.abort())
  await site.ask('SafetyOfficer', musters.end, { id: musterId, reason: 'Only a rehearsal' })
  await markFound(one, late)
  const answer = one.getByRole('alert').filter({ hasText: late.name })
  await expect(answer).toContainText('Noted after the end of the roll call')
  expect(await marksOf(late)).toHaveLength(1)
  await expectUsable(one)
  await answer.getByRole('button', { name: 'OK' }).click()
  await expect(answer).toHaveCount(0)
  await one.unroute('**/api/musters/follow')
  await expect(one.getByText('The roll call has ended')).toBeVisible()
  await one.getByRole('button', { name: 'Close' }).click()
  await expect(one.getByText('Hold the code of the card')).toBeVisible()
  await expect(one.getByText('The roll call has ended')).toHaveCount(0)
})
