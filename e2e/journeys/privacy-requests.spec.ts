import { makePerson } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import { tableRows } from '../pages/table-rows'

test('a request for a copy is entered, answered and closed, and the person is anonymised', async ({
  as,
  site,
}) => {
  const { name } = await makePerson(site)
  const page = await as('Admin')
  await page.goto('/settings/privacy')

  // Received: the person is looked up, the term follows
  await page.getByRole('button', { name: 'Enter a request' }).click()
  const form = page.getByRole('dialog', { name: 'New request' })
  await expect(form.locator(':focus')).toHaveCount(1)
  await form.getByRole('combobox', { name: 'Person' }).fill(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
  await form.getByRole('combobox', { name: 'What is asked' }).click()
  const kinds = page.getByRole('listbox', { name: 'What is asked' })
  await kinds.getByRole('option', { name: 'Access and a copy (s. 30)' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  await page.getByRole('searchbox').fill(name)
  await expect(tableRows(page)).toHaveCount(1)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('30 days left')
  await expectUsable(page)

  // Answered: the steps stand beside the request
  await row.getByRole('button').first().click()
  const request = page.getByRole('dialog', { name: 'Access and a copy (s. 30)' })
  const download = page.waitForEvent('download')
  await request.getByRole('button', { name: 'Export personal data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^person-.*\.json$/)

  // Closed, with its reason
  await request.getByRole('button', { name: 'Close the request' }).click()
  const closing = page.getByRole('dialog', { name: 'Close the request' })
  await closing.getByLabel('What was done, or why not').fill('Copy handed over')
  await closing.getByRole('button', { name: 'Close the request' }).click()
  await expect(row).toContainText('Done')
  await row.getByRole('button').first().click()
  await expect(request).toContainText('Copy handed over')
  await expect(request.getByRole('button', { name: 'Close the request' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  // The list still says whose it was, by the code, once nobody knows the name
  const code = /P-\d{6}/.exec((await row.textContent()) ?? '')![0]
  await page.goto(`/persons/${code}`)
  await page.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Anonymise' }).click()
  const anonymising = page.getByRole('dialog', { name: `Anonymise ${name}` })
  await expect(anonymising).toContainText('What stays under the code')
  await anonymising.getByRole('button', { name: 'Anonymise' }).click()
  await expect(page).toHaveURL(/\/persons$/)
  await page.goto(`/settings/privacy?keyword=${code}`)
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('anonymised')
})
