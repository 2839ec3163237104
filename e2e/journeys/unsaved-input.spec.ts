import type { Page } from '@playwright/test'
import { makeNationalId } from '../../lib/testing/records/national-id'
import { JsaPage } from '../pages/jsa-page'
import { expectKept } from '../fixtures/kept-input'
import { unique, uniqueWord } from '../fixtures/records'
import { accounts, expect, expectUsable, signIn, test } from '../fixtures/signed-in'

const offer = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You did not finish this' })
const accept = (page: Page) => offer(page).getByRole('button', { name: 'Continue with it' }).click()

test('@phone what was typed is offered again after Back, and no longer once it is saved', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  await page.goto('/jsa-templates')
  await page.getByRole('link', { name: 'New template' }).click()
  const field = (name: string) => page.getByRole('textbox', { name })
  const name = unique('งานขุด')
  await field('Name in Thai').fill(name)
  await page.getByRole('button', { name: 'Add a step' }).click()
  await field('Activity in Thai').nth(1).fill('กลบหลุม')
  await page.goBack()
  await page.getByRole('link', { name: 'New template' }).click()
  await expect(offer(page)).toBeVisible()
  await expect(field('Name in Thai')).toHaveValue('')
  await expectUsable(page)
  await accept(page)
  await expect(offer(page)).toHaveCount(0)
  await expect(field('Name in Thai')).toHaveValue(name)
  // A phone shows the first step, and further ones shut
  const shut = page.locator('details:not([open]) > summary')
  while ((await shut.count()) > 0) await shut.first().click()
  await expect(field('Activity in Thai').nth(1)).toHaveValue('กลบหลุม')

  for (const no of [0, 1]) {
    await field('Activity in Thai').nth(no).fill('ขุด')
    await field('Hazard in Thai').nth(no).fill('ดินถล่ม')
    await field('Control in Thai').nth(no).fill('ค้ำยัน')
  }
  await new JsaPage(page).rate()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto('/jsa-templates/new')
  await expect(field('Name in Thai')).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('@phone Back closes a drawer; a national id is not kept, and nothing at all after signing out', async ({
  as,
}) => {
  const page = await as('Purchasing')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/persons')
  const drawer = page.getByRole('dialog', { name: 'New person' })
  const [name, id] = ['First name in Thai', 'National ID or passport'].map((label) =>
    drawer.getByRole('textbox', { name: label }),
  )
  const open = async () => {
    await page.getByRole('button', { name: 'Add a person' }).click()
    await expect(name!).toBeVisible()
  }
  await open()
  await page.evaluate(() => window.history.back())
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/\/persons$/)

  await open()
  // Before the name, so that what is kept with the name could hold it.
  await id!.fill(makeNationalId())
  await name!.fill('สมมุติ')
  await expectKept(page, 'สมมุติ')
  await page.reload()
  await open()
  await accept(page)
  await expect(name!).toHaveValue('สมมุติ')
  await expect(id!).toHaveValue('')

  // Somebody who leaves without saving wants it no longer.
  await page.evaluate(() => window.history.back())
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await open()
  await expect(offer(page)).toHaveCount(0)
  const word = uniqueWord()
  await name!.fill(word)
  await expectKept(page, word)
  await page.reload()
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/sign-in**')
  await signIn(page, accounts.Purchasing)
  await page.goto('/persons')
  await open()
  await expect(offer(page)).toHaveCount(0)
})
