import { makeUser } from '../fixtures/made'
import { expect, expectUsable, signIn, test } from '../fixtures/signed-in'

const PAGES = [
  '/sign-in',
  '/accept-invitation',
  '/reset-password',
  '/',
  '/users',
  '/account',
  '/not-there',
]

test('every page says what it may run, with a new nonce each time, and obeys', async ({ as }) => {
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

test('nothing that was not ours runs', async ({ browser, baseURL }) => {
  // Not a watched page: the browser complains of what it refuses, as it should.
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

test('the session cookie is for this site and its server alone', async ({ as }) => {
  const page = await as('Contractor')
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name.includes('session-token'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  for (const { name, httpOnly } of cookies)
    expect([name, httpOnly]).toEqual([name, name !== 'locale'])
})

test('what the browser is sent holds nothing of the server', async ({ as }) => {
  const page = await as('Admin')
  const seen = new Set<string>()
  page.on('response', (answer) => {
    if (/\/_next\/static\/.*\.js/.test(answer.url())) seen.add(answer.url())
  })
  for (const path of [
    '/',
    '/users',
    '/users/new',
    '/settings',
    '/settings/mail',
    '/account',
    '/api-docs',
  ])
    await page.goto(path, { waitUntil: 'networkidle' })
  expect(seen.size).toBeGreaterThan(10)
  for (const url of seen) {
    const script = await (await page.request.get(url)).text()
    expect(script, url).not.toMatch(
      /DATABASE_URL|ADMIN_PASSWORD|SMTP_PASSWORD|OIDC_CLIENT_SECRET|passwordHash|tokenHash|PRIVATE KEY|postgres(ql)?:\/\//,
    )
  }
})

test('a browser is signed out from another one', async ({ as, site, stranger }) => {
  const user = await makeUser(site, 'Purchasing')
  const page = await as(user)
  const lost = await stranger()
  await signIn(lost, user.email, user.password)
  await page.goto('/account')
  await expect(page.getByText('This browser')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await expect(page.getByText('All other browsers were signed out').first()).toBeVisible()
  await lost.goto('/account')
  await lost.waitForURL('**/sign-in**')
  await page.reload()
  await expect(page.getByText('This browser')).toBeVisible()
})

test('the audit log finds who did what', async ({ as }) => {
  await as('OtherOfficer')
  const page = await as('Admin')
  await page.goto('/settings/audit')
  await page.waitForLoadState('networkidle')
  const lines = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await page.getByRole('combobox', { name: 'About' }).selectOption({ label: 'Account' })
  await expect(page).toHaveURL(/subjectType=account/)

  // Of the events, those of what was chosen; of the people, those whom the server finds
  const event = page.getByRole('combobox', { name: 'Event' })
  await event.click()
  const events = page.getByRole('listbox', { name: 'Event' })
  await expect(events.getByRole('option', { name: /^Task/ })).toHaveCount(0)
  await events.getByRole('option', { name: 'Account · signed in' }).click()
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

  // What depends on another choice goes with it; all goes at once by the button
  await page.getByRole('combobox', { name: 'About' }).selectOption({ label: 'Task' })
  await expect(event).toHaveValue('')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/settings\/audit$/)
  await expect(actor).toHaveValue('')
})
