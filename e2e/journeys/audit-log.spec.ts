import { expect, expectUsable, test } from '../fixtures/signed-in'

test('the audit log is filtered by subject, event and actor', async ({ as }) => {
  await as('OtherOfficer')
  const page = await as('Admin')
  await page.goto('/settings/audit')
  await page.waitForLoadState('networkidle')
  const lines = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await page.getByRole('combobox', { name: 'About' }).selectOption({ label: 'Account' })
  await expect(page).toHaveURL(/subjectType=account/)

  // The event field offers the events of the chosen subject, the actor field what the server finds
  const event = page.getByRole('combobox', { name: 'Event' })
  await event.click()
  const events = page.getByRole('listbox', { name: 'Event' })
  const signedIn = events.getByRole('option', { name: 'Account · signed in' })
  await expect(signedIn).toBeVisible()
  await expect(events.getByRole('option', { name: /^Task/ })).toHaveCount(0)
  await signedIn.click()
  const actor = page.getByRole('combobox', { name: 'By' })
  await actor.fill('officer2@')
  await page.getByRole('option', { name: /officer2@example.com/ }).click()
  await expect(page).toHaveURL(/event=account.signed-in/)
  await expect(page).toHaveURL(/actorUserId=/)
  await page.reload()
  await expect(actor).toHaveValue(/officer2@example.com/)
  await expect(event).toHaveValue('Account · signed in')
  const name = (await actor.inputValue()).split(' · ')[0]!
  await expect(lines.first()).toContainText(name)
  await expect(lines.filter({ hasNotText: name })).toHaveCount(0)
  await expect(lines.filter({ hasNotText: 'account.signed-in' })).toHaveCount(0)
  await lines.first().getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toContainText('Reference')
  await page.keyboard.press('Escape')
  await expectUsable(page)

  // A line names its record, links to it and leads to all lines about it
  await expect(lines.first().getByRole('link', { name })).toHaveAttribute('href', /^\/users\//)
  await lines.first().getByRole('button').first().click()
  await page.getByRole('link', { name: 'Everything that happened to this record' }).click()
  await expect(page).toHaveURL(/subjectId=/)
  await expect(page.getByText('Only what happened to')).toBeVisible()
  await page.getByRole('button', { name: 'All records' }).click()
  await expect(page).not.toHaveURL(/subjectId=/)
  await page.goto('/settings/audit?subjectType=account&event=account.signed-in')

  // Another subject clears the event; the button clears all filters
  await page.getByRole('combobox', { name: 'About' }).selectOption({ label: 'Task' })
  await expect(event).toHaveValue('')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/settings\/audit$/)
  await expect(actor).toHaveValue('')
})

test('on a phone each value of a line says what it is', async ({ as }) => {
  const page = await as('Admin')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/settings/audit')
  for (const label of ['Record', 'By', 'When']) {
    const value = page.locator(`tbody td[data-label="${label}"]`).first()
    const shown = await value.evaluate((cell) => getComputedStyle(cell, '::before').content)
    expect(shown).toBe(`"${label}"`)
  }
})
