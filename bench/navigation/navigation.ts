import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserForTests } from '../../e2e/browser'
import { budgets, weights } from '../../e2e/fixtures/first-load'
import { accounts, signIn, type Account } from '../../e2e/fixtures/signed-in'
import { freePort } from '../../lib/launch/postgres/free-port'
import { LaunchedProduct } from '../../lib/testing/runs/launched-product'
import { figure, median, table } from '../side-by-side/markdown'
import { measureInteractions } from './interaction'

const ROUNDS = 5
/** In milliseconds from the click to the content. */
const AIM = 200

/** Measures the time from a click on each menu entry until its page is painted, on the production build with the demo. */
export async function benchNavigation(): Promise<string> {
  const dataDir = path.resolve('.data/bench/navigation')
  fs.rmSync(dataDir, { recursive: true, force: true })
  const port = await freePort()
  const product = new LaunchedProduct({
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    CALLS_PER_MINUTE: '1000000',
  })
  try {
    await product.waitForOutput(`running at http://localhost:${port}`, 600_000)
    const baseURL = `http://localhost:${port}`
    const parts = {
      Navigation: await measureAll(baseURL),
      Interaction: await interactions(baseURL),
      'First-load JavaScript': javascript(),
    }
    return Object.entries(parts)
      .map(([title, part]) => `### ${title}\n\n${part}`)
      .join('\n\n')
  } finally {
    product.signal('SIGTERM')
    await product.exitCode
  }
}

async function measureAll(baseURL: string): Promise<string> {
  const browser = await chromium.launch(browserForTests())
  const rows: string[][] = []
  for (const account of ['Admin', 'Contractor'] as const)
    rows.push(...(await measure(await browser.newPage({ baseURL }), account)))
  await browser.close()
  return table(['who', 'page', `median ms (aim ${AIM})`, 'worst ms'], rows)
}

async function interactions(baseURL: string): Promise<string> {
  const browser = await chromium.launch(browserForTests())
  const page = await browser.newPage({ baseURL })
  await signIn(page, accounts.Admin)
  const measured = await measureInteractions(page)
  await browser.close()
  return measured
}

async function measure(page: Page, account: Account): Promise<string[][]> {
  await signIn(page, accounts[account])
  const paths = await page
    .locator('nav ul a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  const times = new Map<string, number[]>(paths.map((href) => [href, []]))
  for (let round = 0; round <= ROUNDS; round++)
    for (const href of paths) {
      const taken = await timeOfClick(page, href)
      // The first round is a warm-up.
      if (round > 0) times.get(href)!.push(taken)
    }
  return [...times].map(([href, all]) => [
    account,
    href,
    figure(median(all)),
    figure(Math.max(...all)),
  ])
}

/**
 * Milliseconds from the click until the page's heading is there, nothing is loading and the page has been painted.
 * No function inside may have a name: tsx would add a call to a helper that the browser does not have.
 */
const timeOfClick = (page: Page, href: string): Promise<number> =>
  page.evaluate(async (target) => {
    if (location.pathname === target) return 0
    const before = document.querySelector('main h1')
    const start = performance.now()
    document.querySelector<HTMLAnchorElement>(`nav ul a[href="${target}"]`)!.click()
    while (
      location.pathname !== target ||
      !document.querySelector('main h1') ||
      document.querySelector('main h1') === before ||
      document.querySelector('main [aria-busy=true]')
    )
      await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - start
  }, href)

const javascript = () =>
  table(
    ['page', 'kind', 'KB gzip', 'budget', 'KB brotli'],
    weights().map(({ route, kind, gzip, brotli }) => [
      route,
      kind,
      figure(gzip),
      String(budgets[kind]),
      figure(brotli),
    ]),
  )
