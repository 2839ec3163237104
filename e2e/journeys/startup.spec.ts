import { expect, test } from '@playwright/test'

test('after npm start the server is alive and ready', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  // The first checks may time out on a busy machine.
  await expect.poll(async () => (await request.get('/readyz')).status()).toBe(200)
})
