import { expect, test } from '@playwright/test'

test('the product that npm start brings up is alive and ready', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  // A busy machine may have it say "not yet" first: readiness has little patience.
  await expect.poll(async () => (await request.get('/readyz')).status()).toBe(200)
})
