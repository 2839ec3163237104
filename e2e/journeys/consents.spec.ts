import sharp from 'sharp'
import { persons } from '../../lib/domain/people/persons/contract'
import { makePng } from '../../lib/testing/files/pictures'
import { makePerson } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import { agree } from '../pages/consent'

const picture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await makePng({ width: 640, height: 404 }),
})

test('a photo is kept by consent, shown, and gone once the consent is withdrawn', async ({
  as,
  site,
}) => {
  const { id } = await makePerson(site)
  const page = await as('SafetyOfficer')
  await page.goto(`/persons/${id}`)
  const consents = page.getByRole('region', { name: 'Photo and ID card: on what basis' })
  await expect(consents.getByText('Nothing is recorded')).toHaveCount(2)

  await page.getByRole('button', { name: 'Edit' }).click()
  const files = page.locator('input[type=file][accept*=image]')
  await files.first().setInputFiles(await picture('me.png'))
  await expect(page.getByRole('dialog').last()).toContainText('ข้าพเจ้ายินยอม')
  await page.getByText('English', { exact: true }).last().click()
  await expect(page.getByRole('dialog').last()).toContainText('I agree that this site keeps')
  await expectUsable(page)
  await agree(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(consents).toContainText('text 1, English')

  await consents.getByRole('button', { name: 'Withdraw: Photo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(consents).toContainText('withdrawn')
  await expect(page.locator('main img[src*="/api/assets/get/"]')).toHaveCount(0)
})

test('the religion on a card is covered before the card is sent, moved by the keyboard', async ({
  as,
  site,
}) => {
  const { id } = await makePerson(site)
  const page = await as('SafetyOfficer')
  await page.goto(`/persons/${id}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const files = page.locator('input[type=file][accept*=image]')
  await files.nth(2).setInputFiles(await picture('card.png'))
  const box = page.getByRole('button', { name: 'Black box over the religion' })
  await box.focus()
  for (let press = 0; press < 40; press++) await box.press('ArrowLeft')
  await agree(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const { IdCardAsset } = await site.ask('SafetyOfficer', persons.get, { id })
  const answer = await page.request.get(`/api/assets/get/${IdCardAsset!.id}`)
  const stored = sharp(await answer.body())
  const { data, info } = await stored.raw().toBuffer({ resolveWithObject: true })
  const brightnessAt = (x: number, y: number) =>
    data[(Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels]!
  expect(brightnessAt(0.18, 0.6)).toBeLessThan(20)
  expect(brightnessAt(0.6, 0.6)).toBeGreaterThan(150)
})
