import { loginOf } from '../fixtures/accounts'
import { expect, signIn, test } from '../fixtures/signed-in'

/** Of the demo: on a permit for the next working day, and barred. */
const BARRED = 'Khin Mar Win'

test('whoever starts the demo finds the refused worker, why, and what to do, one press after the sign-in', async ({
  visitor,
}) => {
  const page = await visitor()
  const opened = new Set<string>()
  page.on('framenavigated', (frame) => opened.add(new URL(frame.url()).pathname))
  await signIn(page, loginOf('SafetyOfficer').email)
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Not ready', { exact: true }) })
    .filter({ hasText: BARRED })
  await expect(item).toContainText('Barred from the site since')
  await expect(item).toContainText('Ask a Safety Officer.')
  await page.getByRole('link', { name: 'Gate', exact: true }).click()
  await page.getByRole('textbox', { name: 'Card, code or name' }).fill(BARRED)
  const card = page.getByRole('region', { name: BARRED, exact: true })
  await expect(card.getByText('May not come in')).toBeVisible()
  await expect(card).toContainText('Barred from the site since')
  await expect(card).toContainText('Ask a Safety Officer.')
  expect([...opened]).toEqual(['/sign-in', '/', '/gate'])
})
