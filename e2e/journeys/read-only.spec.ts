import type { Page } from '@playwright/test'
import { persons } from '../../lib/domain/people/persons/contract'
import { enrol, makePerson, makeSession } from '../fixtures/records'
import { expect, test } from '../fixtures/signed-in'

/** Of what can be pressed; Enrolled is a state. */
const toEnrol = { name: /\benrol\b/i }

test('no page offers a reader to enrol who may not', async ({ as, site }) => {
  const [empty, taken] = [await makeSession(site), await makeSession(site)]
  const untrained = await makePerson(site)
  await enrol(site, taken.id, [await makePerson(site)])
  const { code } = await site.ask('SafetyOfficer', persons.get, { id: untrained.id })
  await expectNothingToEnrol(await as('WorkOwner'), [
    '/',
    '/training/info',
    `/training/sessions/${empty.id}`,
    `/training/sessions/${taken.id}`,
  ])
  await expectNothingToEnrol(await as('Purchasing'), ['/', '/training/info', `/persons/${code}`])
  const officer = await as('SafetyOfficer')
  for (const path of [`/training/sessions/${empty.id}`, `/training/sessions/${taken.id}`]) {
    await officer.goto(path)
    await expect(officer.getByRole('button', toEnrol).first()).toBeVisible()
  }
})

async function expectNothingToEnrol(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    for (const role of ['button', 'link', 'menuitem'] as const)
      await expect(page.getByRole(role, toEnrol), path).toHaveCount(0)
  }
}
