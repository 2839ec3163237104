import fs from 'node:fs'
import path from 'node:path'
import { makeUser } from '../fixtures/records'
import { expect, signIn, test } from '../fixtures/signed-in'

const PAGES = [
  '/sign-in',
  '/accept-invitation',
  '/reset-password',
  '/',
  '/users',
  '/account',
  '/not-there',
]

test('every page has a content security policy with a new nonce each time', async ({ as }) => {
  const page = await as('Admin')
  for (const path of PAGES) {
    const answers = [await page.request.get(path), await page.request.get(path)]
    const policies = answers.map((answer) => answer.headers()['content-security-policy']!)
    expect(policies[0], path).toMatch(/default-src 'none'; script-src 'self' 'nonce-/)
    expect(policies[0]).not.toBe(policies[1])
    const nonce = /'nonce-([^']+)'/.exec(policies[0]!)![1]
    const scripts = (await answers[0]!.text()).match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length, path).toBeGreaterThan(0)
    for (const script of scripts) expect(script, path).toContain(`nonce="${nonce}"`)
  }
})

test('an inline event handler is blocked by the policy', async ({ browser, baseURL }) => {
  // Without the console fixture, as the browser writes the blocked script to its console.
  const page = await browser.newPage()
  await page.goto(`${baseURL}/sign-in`)
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
          resolve([violatedDirective, (window as { ran?: number }).ran]),
        )
        const holder = document.createElement('div')
        holder.innerHTML = '<img src="x" onerror="window.ran = 1">'
        document.body.append(holder)
      }),
  )
  expect(refused).toEqual(['script-src-attr', undefined])
  await page.close()
})

test('the session cookie is HttpOnly and SameSite', async ({ as }) => {
  const page = await as('Contractor')
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name.includes('session-token'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  for (const { name, httpOnly } of cookies)
    expect([name, httpOnly]).toEqual([name, name !== 'locale'])
})

// The pages and the API are built apart, and each has signed somebody in before: one of them counts with what the other made.
test('an account that is locked says so to the form and to the API alike', async ({ request }) => {
  const somebody = { username: `${crypto.randomUUID()}@example.com`, password: 'not the password' }
  const ask = () => request.post('/api/auth/token', { data: somebody })
  for (let n = 0; n < 10; n++) expect((await ask()).status()).toBe(401)
  const refused = await ask()
  expect(refused.status()).toBe(429)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  const form = { ...somebody, csrfToken, json: 'true' }
  const answer = await request.post('/api/auth/callback/credentials', { form })
  expect((await answer.json()).url).toContain('error=too-many-attempts')
})

/** The scripts of every page, as the server sends them. */
const SCRIPTS = path.resolve(import.meta.dirname, '../../.next/static')

test('no script contains a secret or a server setting', () => {
  const names = fs.readdirSync(SCRIPTS, { recursive: true, encoding: 'utf8' })
  const scripts = names.filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(100)
  for (const name of scripts)
    expect(fs.readFileSync(path.join(SCRIPTS, name), 'utf8'), name).not.toMatch(
      /DATABASE_URL|ADMIN_PASSWORD|SMTP_PASSWORD|OIDC_CLIENT_SECRET|passwordHash|tokenHash|PRIVATE KEY|postgres(ql)?:\/\//,
    )
})

test('pages of somebody and answers of the API are kept by no cache', async ({ as }) => {
  const page = await as('Admin')
  for (const path of ['/', '/persons', '/account', '/api/account/get', '/api/auth/csrf']) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['cache-control'], path).toContain('no-store')
  }
})

test('no answer opens itself to pages of other origins', async ({ as }) => {
  const page = await as('Admin')
  const headers = {
    origin: 'https://evil.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  }
  for (const path of [
    '/',
    '/api/account/get',
    '/api/projects/search',
    '/api/auth/token',
    '/healthz',
  ])
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await page.request.fetch(path, { method, headers })
      const opened = Object.keys(answer.headers()).filter((name) =>
        name.startsWith('access-control-'),
      )
      expect([path, method, opened]).toEqual([path, method, []])
    }
})

test('nobody has pictures resized: no page needs it, and it would be open to strangers', async ({
  request,
}) => {
  const answer = await request.get('/_next/image?url=%2Freadme%2Fpersons.png&w=3840&q=75')
  expect(answer.status()).toBe(404)
})

test('nothing of the sources is served', async ({ as }) => {
  const page = await as('Admin')
  const hidden = [
    '/.git/config',
    '/.git/',
    '/package.json',
    '/prisma/schema',
    '/.data/',
    '/public/',
  ]
  for (const path of [
    ...hidden,
    '/_next/',
    '/_next/static/',
    '/readme/',
    '/lib/testing/calls/call.ts',
  ]) {
    const answer = await page.request.get(path)
    expect([path, answer.status()]).toEqual([path, 404])
    expect(await answer.text(), path).not.toMatch(/repositoryformatversion|Index of|"dependencies"/)
  }
})

test('a user signs out all other browsers', async ({ as, site, visitor }) => {
  const user = await makeUser(site, 'Purchasing')
  const page = await as(user)
  const lost = await visitor()
  await signIn(lost, user.email, user.password)
  await page.goto('/account')
  await expect(page.getByText('This browser', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await expect(page.getByText('All other browsers were signed out').first()).toBeVisible()
  await lost.goto('/account')
  await lost.waitForURL('**/sign-in**')
  await page.reload()
  await expect(page.getByText('This browser', { exact: true })).toBeVisible()
})
