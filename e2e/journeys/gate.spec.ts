import type { Page } from '@playwright/test'
import { persons } from '../../lib/domain/people/persons/contract'
import { makePerson, makeTrainedPerson, passGate } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'

const finder = (page: Page) => page.getByRole('textbox', { name: 'Card, code or name' })

test('who is not trained is refused at the gate, with the reason in words @phone', async ({
  as,
  site,
}) => {
  const { id, name } = await makePerson(site)
  const page = await as('SafetyOfficer')
  await page.goto('/gate')
  await expect(finder(page)).toBeFocused()
  await finder(page).fill(`https://site.example.com/card/${id}`)
  const card = page.getByRole('region', { name })
  await expect(card.getByText('May not come in')).toBeVisible()
  await expect(card.getByText('Has not passed the safety training.')).toBeVisible()
  await expectUsable(page)
  await card.getByRole('button', { name: `Note the refusal: ${name}` }).click()
  await expect(finder(page)).toHaveValue('')
  await finder(page).fill('nobody of that name')
  await expect(page.getByText('Nobody found')).toBeVisible()
})

test('whoever goes out is not on site any more, and comes in again, by keyboard alone', async ({
  as,
  site,
}) => {
  const person = await makeTrainedPerson(site)
  const { code } = await site.ask('Admin', persons.get, { id: person.id })
  await passGate(site, person, 'In')
  const page = await as('SafetyOfficer')
  const isListed = async (count: number) => {
    await page.goto(`/on-site?keyword=${code}`)
    await expect(page.getByRole('row', { name: person.name })).toHaveCount(count)
  }
  const pass = async (direction: 'In' | 'Out') => {
    await page.goto('/gate')
    await expect(finder(page)).toBeFocused()
    await page.keyboard.type(code)
    const button = page.getByRole('button', { name: `${direction}: ${person.name}` })
    await expect(button).toBeVisible()
    await page.keyboard.press('Tab')
    if (direction === 'Out') await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(finder(page)).toHaveValue('')
  }
  await isListed(1)
  await pass('Out')
  await isListed(0)
  await pass('In')
  await isListed(1)
})

test('an officer lets somebody pass for the day, who then comes in with a note', async ({
  as,
  site,
}) => {
  const { id, name } = await makePerson(site)
  const page = await as('SafetyOfficer')
  await page.goto(`/persons/${id}`)
  const verdict = page.getByRole('region', { name: 'Coming in today' })
  await expect(verdict.getByText('Not allowed', { exact: true })).toBeVisible()
  await verdict.getByRole('button', { name: /^Let pass as an exception/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why, and what is done instead').fill('Trained last week, result to come')
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await expect(verdict.getByText('Allowed, with a warning')).toBeVisible()
  await page.goto('/gate')
  await finder(page).fill(`https://site.example.com/card/${id}`)
  const card = page.getByRole('region', { name })
  await expect(card.getByText('May come in – note')).toBeVisible()
  await card.getByRole('button', { name: `In: ${name}` }).click()
  await expect(finder(page)).toHaveValue('')
  await page.goto(`/on-site?keyword=${name.split(' ')[1]}`)
  await expect(page.getByRole('row', { name })).toHaveCount(1)
})

test('a guest comes in with somebody who is on site, and goes out again', async ({ as, site }) => {
  const escort = await makePerson(site)
  await passGate(site, escort, 'In')
  const page = await as('SafetyOfficer')
  const guest = `Visitor ${crypto.randomUUID().slice(0, 8)}`
  const find = async () => {
    await page.goto('/gate')
    await finder(page).fill(`https://site.example.com/card/${escort.id}`)
    return page.getByRole('region', { name: escort.name, exact: true })
  }
  const card = await find()
  await card.getByRole('button', { name: `A guest comes along: ${escort.name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the guest').fill(guest)
  await dialog.getByLabel('Where from').fill('Boiler inspectors')
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'In' }).click()
  await expect(card.getByText('Boiler inspectors')).toBeVisible()
  await page.goto('/on-site?keyword=Visitor')
  await expect(page.getByRole('row', { name: guest })).toContainText('Boiler inspectors')
  await (await find()).getByRole('button', { name: `Out: ${guest}` }).click()
  await expect(page.getByRole('button', { name: `Out: ${guest}` })).toHaveCount(0)
  await passGate(site, escort, 'Out')
})
