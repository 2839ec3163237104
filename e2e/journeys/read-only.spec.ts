import type { Page } from '@playwright/test'
import { persons } from '../../lib/domain/people/persons/contract'
import { enrol, makePerson, makeSession } from '../fixtures/records'
import { expect, test } from '../fixtures/signed-in'

/** Names of buttons and links that enrol; the status Enrolled is another word. */
const toEnrol = { name: /\benrol\b/i }

test('whoever may not enrol is offered it on no page', async ({ as, site }) => {
  const [empty, taken] = [await makeSession(site), await makeSession(site)]
  const untrained = await makePerson(site)
  await enrol(site, taken.id, [await makePerson(site)])
  const { code } = await site.ask('SafetyOfficer', persons.get, { id: untrained.id })
  const sessions: Seen[] = [
    [`/training/sessions/${empty.id}`, '0 of 30 seats taken'],
    [`/training/sessions/${taken.id}`, '1 of 30 seats taken'],
  ]
  const everywhere: Seen[] = [
    ['/', 'What comes first'],
    ['/training/info', 'Training information'],
  ]
  await expectNothingToEnrol(await as('WorkOwner'), [...everywhere, ...sessions])
  const ofPerson: Seen = [`/persons/${code}`, untrained.name]
  await expectNothingToEnrol(await as('Purchasing'), [...everywhere, ofPerson])
  const officer = await as('SafetyOfficer')
  for (const [path] of sessions) {
    await officer.goto(path)
    await expect(officer.getByRole('button', toEnrol).first()).toBeVisible()
  }
})

/** A page, and a text by which one knows that it is there. */
type Seen = [path: string, text: string]

async function expectNothingToEnrol(page: Page, pages: Seen[]): Promise<void> {
  for (const [path, text] of pages) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    for (const role of ['button', 'link', 'menuitem'] as const)
      await expect(page.getByRole(role, toEnrol), path).toHaveCount(0)
  }
}
