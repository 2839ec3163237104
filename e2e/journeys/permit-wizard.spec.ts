import type { Page } from '@playwright/test'
import { workPermits } from '../../lib/domain/work/work-permits/contract'
import { expectKept } from '../fixtures/kept-input'
import { unique } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import { PermitPage } from '../pages/permit-page'

const description = (page: Page) => page.getByRole('textbox', { name: 'Description of the work' })
const focused = (page: Page) => page.locator(':focus')

/** The way forward stands at the bottom edge, and its step is in sight. */
async function expectWayForward(permits: PermitPage, step: string, name: string) {
  const button = permits.command(name)
  await permits.expectStep(step)
  await expect(button).toBeInViewport({ ratio: 1 })
  if (permits.page.viewportSize()!.width > 500) return
  const { y, height } = (await button.boundingBox())!
  const below = (await permits.page.evaluate(() => window.innerHeight)) - y - height
  expect(below, 'at the bottom edge').toBeLessThan(24)
}

test('@phone a permit is asked for step by step; Back leads to the step before', async ({ as }) => {
  const permits = new PermitPage(await as('Contractor'))
  const { page } = permits
  const text = unique('Weld the ladder')
  await page.goto('/work-permits')
  await page.getByRole('link', { name: 'Request a permit' }).click()
  await expectWayForward(permits, 'The work', 'Save and continue')
  await description(page).fill(text)
  await permits.saveStep()
  await expectWayForward(permits, 'The area', 'Save and continue')
  await expect(focused(page)).toHaveText('The area')

  await page.goBack()
  await permits.expectStep('The work')
  await expect(description(page)).toHaveValue(text)
  await description(page).fill(`${text} and the rail`)
  await page.goForward()
  await permits.expectStep('The area')
  await permits.command('Back').click()
  await expect(description(page)).toHaveValue(`${text} and the rail`)
  await permits.saveStep()
  for (const step of ['Day and time', 'The workers', 'Job safety', 'Protective', 'Check and']) {
    await permits.saveStep()
    await permits.expectStep(step)
  }
  await expectWayForward(permits, 'Check and submit', 'Submit for approval')
  await expectUsable(page)
})

test('@phone what is missing leads from the submission to its field', async ({ as, site }) => {
  const id = await site.save('Contractor', workPermits.save, {
    typeCode: 'General',
    description: unique('Paint the rail'),
  })
  const permits = new PermitPage(await as('Contractor'))
  const { page } = permits
  await permits.openPermit(id)
  await expect(permits.command('Submit for approval')).toHaveCount(0)
  await permits.fillIn('Fill in what is missing')
  await expect(page.getByRole('combobox', { name: 'Project' })).toBeFocused()

  await permits.openStep('Submit')
  const submit = permits.command('Submit for approval')
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription(/to be fixed first$/)
  await submit.press('Enter')
  await expect(focused(page)).toHaveAccessibleName('Fix: No project is chosen.')
  await permits
    .readiness()
    .getByRole('link', { name: /No work date is given/ })
    .click()
  await expect(page.getByRole('textbox', { name: 'Work date' })).toBeFocused()
  await page.goBack()
  await permits.expectStep('Check and submit')
  await permits
    .readiness()
    .getByRole('link', { name: /no job safety analysis/ })
    .click()
  await expect(page.getByRole('combobox', { name: 'JSA template' })).toBeFocused()
})

test('@phone an error of another step is a link that opens it', async ({ as, site }) => {
  const id = await site.save('Contractor', workPermits.save, { typeCode: 'General' })
  const permits = new PermitPage(await as('Contractor'))
  const { page } = permits
  await page.goto(`/work-permits/${id}/edit?step=when`)
  await page.getByLabel('Start', { exact: true }).fill('16:00')
  await page.getByLabel('End', { exact: true }).fill('08:00')
  await permits.openStep('Submit')
  await expect(page.getByText('What you changed is not saved yet.')).toBeVisible()
  await permits.command('Save').click()
  const link = page.getByRole('alert').getByRole('link')
  await expect(link).toHaveText(/^Day and time: End: /)
  await expectUsable(page)
  await link.click()
  await permits.expectStep('Day and time')
  const end = page.getByLabel('End', { exact: true })
  await expect(end).toBeFocused()
  await expect(end).toHaveAttribute('aria-invalid', 'true')
  await end.fill('18:00')
  await permits.saveStep()

  // What was typed in a step and not saved is offered when the form is opened again.
  await permits.openStep('What')
  await description(page).fill('Not saved')
  await expectKept(page, 'Not saved')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`/work-permits/${id}/edit?step=jsa`)
  await page.getByRole('button', { name: 'Continue with it' }).click()
  await permits.openStep('What')
  await expect(description(page)).toHaveValue('Not saved')
})
