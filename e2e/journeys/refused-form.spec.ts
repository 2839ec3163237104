import type { Locator, Page } from '@playwright/test'
import { JsaPage } from '../pages/jsa-page'
import { expect, expectUsable, test } from '../fixtures/signed-in'

test('@phone a refused save lists each wrong field as a link, and shows the first one', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  await page.goto('/jsa-templates/new')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  const summary = page.getByRole('alert').filter({ hasText: 'fields are not right yet' })
  await expect(summary.getByRole('listitem')).toHaveText([
    'Name in Thai: This is required.',
    'Step 1: Activity in Thai: This is required.',
    'Step 1, Hazard 1: Hazard in Thai: This is required.',
    'Step 1, Hazard 1: Before controls: Likelihood: This is required.',
    'Step 1, Hazard 1: Before controls: Severity: This is required.',
    'Step 1, Hazard 1: Control in Thai: This is required.',
    'Step 1, Hazard 1: With controls: Likelihood: This is required.',
    'Step 1, Hazard 1: With controls: Severity: This is required.',
  ])
  const name = page.getByRole('textbox', { name: 'Name in Thai' })
  await expectInSight(name)
  await expectUsable(page)

  const hazard = page.getByRole('textbox', { name: 'Hazard in Thai' })
  await summary.getByRole('link', { name: /Hazard in Thai/ }).click()
  await expectInSight(hazard)
  await expect(hazard).toHaveAccessibleDescription('This is required.')

  // A field far below the summary is shown in its place.
  for (const field of [name, page.getByRole('textbox', { name: 'Activity in Thai' }), hazard])
    await field.fill('ทดสอบ')
  await new JsaPage(page).rate()
  await save.click()
  await expect(page.getByText('One field is not right yet')).toBeAttached()
  await expectInSight(page.getByRole('textbox', { name: 'Control in Thai' }))
})

test('@phone no field that takes the focus is covered by header or buttons, forwards and backwards', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  await page.goto('/jsa-templates/new')
  const [first, last] = [
    page.getByRole('textbox', { name: 'Name in Thai' }),
    page.getByRole('button', { name: 'Save', exact: true }),
  ]
  await first.focus()
  for (const [key, end] of [
    ['Tab', last],
    ['Shift+Tab', first],
  ] as const) {
    while (!(await hasFocus(end))) {
      await page.keyboard.press(key)
      await expectInSight(page.locator(':focus'))
    }
  }
})

const hasFocus = (element: Locator) => element.evaluate((it) => it === document.activeElement)

/** Focused, in the window, and covered neither by the header of the page nor by the buttons of the form. */
async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeFocused()
  const header = await bottomOfHeader(element.page())
  const box = (await element.boundingBox())!
  expect(box.y, 'it begins below the header').toBeGreaterThan(header)
  expect(box.y + box.height).toBeLessThan(await element.evaluate(() => window.innerHeight))
  const save = element.page().getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeInViewport({ ratio: 1 })
  const buttons = (await save.boundingBox())!
  if (box.y !== buttons.y) expect(box.y + box.height).toBeLessThan(buttons.y)
}

async function bottomOfHeader(page: Page): Promise<number> {
  const { y, height } = (await page.getByRole('banner').boundingBox())!
  return y + height
}
