import { expect, expectUsable, test } from '../fixtures/signed-in'

test('the endpoints of a group are usable once they are opened @phone', async ({ as }) => {
  const page = await as('Admin')
  await page.goto('/api-docs')
  // By its classes: the markup is Swagger UI's.
  await page.locator('.opblock-tag').filter({ hasText: 'assets' }).click()
  const endpoints = page.locator('.opblock-summary-control')
  await expect(endpoints).not.toHaveCount(0)
  for (const endpoint of await endpoints.all()) await endpoint.click()
  await expect(page.locator('.opblock-body')).toHaveCount(await endpoints.count())
  await expectUsable(page)
})
