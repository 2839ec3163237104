import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { stopPostgres } from '../../lib/launch/postgres/embedded-postgres'
import { freePort } from '../../lib/launch/postgres/free-port'
import { START_LIMIT, LaunchedProduct } from '../../lib/testing/runs/launched-product'
import { copyNewSite } from '../fixtures/new-site'
import {
  expect,
  expectUsable,
  PASSWORD,
  waitingForHydration,
  signIn,
  test,
} from '../fixtures/signed-in'

const dataDir = path.resolve('.data/e2e-demo-lock')
const own = { ADMIN_EMAIL: 'own@example.com', ADMIN_PASSWORD: 'mango permit 47 river' }
let products: LaunchedProduct[] = []

// A test starts at most two products.
test.describe.configure({ timeout: 3 * START_LIMIT })

test.beforeEach(() => copyNewSite(dataDir))

test.afterEach(async () => {
  for (const product of products) product.signal('SIGTERM')
  await Promise.all(products.map(({ exitCode }) => exitCode))
  products = []
  await stopPostgres(dataDir)
})

async function start(env: Record<string, string>) {
  const port = await freePort()
  const product = new LaunchedProduct({ DATA_DIR: dataDir, PORT: String(port), ...env })
  products.push(product)
  await product.waitForOutput('Stop:')
  return { product, home: `http://localhost:${port}` }
}

function lock(): string {
  const { stdout, status } = spawnSync('npm', ['run', '--silent', 'demo:lock'], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  return stdout
}

const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'ขณะนี้ใครก็เข้าสู่ระบบนี้ได้' })
const list = (page: Page) => page.getByText('officer@example.com')

test('a demo on a network says that anybody can sign in, until it is locked', async ({
  browser,
}) => {
  const { product, home } = await start({ HOSTNAME: '0.0.0.0', ...own })
  await product.waitForOutput('npm run demo:lock')
  expect(product.output).toMatch(/^ {2}#{40,}$/m)
  expect(product.output).not.toContain(PASSWORD)

  const narrow = { baseURL: home, viewport: { width: 360, height: 740 } }
  const context = await browser.newContext(narrow) // axe needs a context that this test made
  const page = waitingForHydration(await context.newPage())
  await page.goto('/sign-in')
  await expect(banner(page)).toContainText('npm run demo:lock')
  await expect(list(page)).toHaveCount(0)
  await expectUsable(page)
  await signIn(page, 'admin@example.com')
  for (const address of ['/', '/users', '/nowhere']) {
    await page.goto(address)
    await expect(banner(page)).toBeVisible()
    await expect(banner(page).getByRole('button')).toHaveCount(0)
  }
  await expectUsable(page)

  const password = /officer@example\.com +(\S+)/.exec(lock())![1]!
  // A server caches users for ten seconds.
  await expect
    .poll(async () => (await page.request.get('/api/account/get')).status(), { timeout: 30_000 })
    .toBe(401)
  await page.goto('/sign-in')
  await expect(page.locator('input[type=password]')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  const refused = { username: 'admin@example.com', password: PASSWORD }
  expect((await page.request.post('/api/auth/token', { data: refused })).status()).toBe(401)
  await signIn(page, 'officer@example.com', password)
  await context.clearCookies()
  await signIn(page, own.ADMIN_EMAIL, own.ADMIN_PASSWORD)
  await expect(banner(page)).toHaveCount(0)
  await context.close()
})

test('a demo on this machine lists its accounts, until it is locked while the server is stopped', async ({
  browser,
}) => {
  const first = await start({})
  expect(first.product.output).toContain(PASSWORD)
  const page = waitingForHydration(await browser.newPage())
  await page.goto(`${first.home}/sign-in`)
  await expect(list(page)).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  first.product.signal('SIGTERM')
  await first.product.exitCode

  lock()
  const second = await start({})
  expect(second.product.output).not.toContain(PASSWORD)
  await page.goto(`${second.home}/sign-in`)
  await expect(page.locator('input[type=password]')).toBeVisible()
  await expect(list(page)).toHaveCount(0)
  await page.close()
})
