import { chromium, type Page } from '@playwright/test'
import { browserForTests } from '../../e2e/browser'
import { signIn } from '../../e2e/fixtures/signed-in'
import { hashPassword } from '../../lib/platform/auth/password'
import { figure, median, table } from '../side-by-side/markdown'
import type { BenchDatabase } from '../side-by-side/database'
import { APP_URL } from '../side-by-side/targets'
import type { Target } from '../side-by-side/comparison'
import { CALLER } from './scenarios'

const PASSWORD = 'only-for-the-bench'
/** Words of the names in the dataset, with Thai vowels and tone marks. */
const TYPED = 'ซ่อมบำรุง ระยะ PR-2025-00'

/** Measures in a browser how long the page of all projects takes to open, and each key to be painted. */
export async function measureTyping(product: Target, { run }: BenchDatabase): Promise<string> {
  await run(`UPDATE "users" SET "email" = 'bench@example.com' WHERE "id" = '${CALLER}';
    INSERT INTO "accounts" ("userId", "passwordHash", "passwordChangedAt")
    VALUES ('${CALLER}', '${await hashPassword(PASSWORD)}', now())`)
  const options = browserForTests()
  const { host } = new URL(product.url)
  const args = [
    ...(options.args ?? []),
    `--host-resolver-rules=MAP ${new URL(APP_URL).host} ${host}`,
  ]
  const browser = await chromium.launch({ ...options, args })
  try {
    const page = await browser.newPage({ baseURL: APP_URL })
    await signIn(page, 'bench@example.com', PASSWORD)
    const loads = []
    for (let round = 0; round < 5; round++) loads.push(await load(page))
    const keys = await keysOf(page)
    const row = [median(loads), Math.max(...loads), median(keys), Math.max(...keys)].map(figure)
    return table(['open ms: median', 'worst', 'key to paint ms (aim 200): median', 'worst'], [row])
  } finally {
    await browser.close()
  }
}

async function load(page: Page): Promise<number> {
  const start = performance.now()
  await page.goto('/projects')
  await page.getByRole('cell').first().waitFor()
  return performance.now() - start
}

/** Milliseconds from each key to the next paint, which may come before the rows are filtered. */
async function keysOf(page: Page): Promise<number[]> {
  await page.getByRole('searchbox').click()
  await page.evaluate(() => {
    const paints: number[] = []
    Object.assign(window, { paints })
    addEventListener('input', ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => paints.push(performance.now() - timeStamp))),
    )
  })
  for (const key of TYPED) {
    await page.keyboard.insertText(key)
    await page.waitForTimeout(120) // as people type
  }
  return page.evaluate(() => Reflect.get(window, 'paints') as number[])
}
