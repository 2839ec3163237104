import type { Page } from '@playwright/test'
import { unique } from '../fixtures/records'
import {
  expect,
  expectNoHorizontalOverflow,
  expectUsable,
  test,
  type Account,
} from '../fixtures/signed-in'

// Each test stands alone
test.describe.configure({ mode: 'parallel' })

/** The demo's session of today, whose people have not checked in yet. */
const session = '/training/sessions/0199c8a0-0000-7011-8000-000000000015'

/** The demo's full session, with a request of each kind. */
const queue = '/training/sessions/0199c8a0-0000-7011-8000-000000000018?tab=queue'

/** The demo's past drill. */
const importPage = '/imports/0199c8a0-0000-7040-8000-000000000001'
const drill = '/musters/0199c8a0-0000-7033-8000-000000000001'

const tours: [Account, string, string[]][] = [
  [
    'Admin',
    'users and companies',
    [
      '/',
      '/users',
      '/users/new',
      '/users/0199c8a0-0000-7003-8000-000000000008',
      '/employers',
      '/employers/0199c8a0-0000-7001-8000-000000000002',
      '/api-docs',
      '/settings/mail',
      '/settings/integration',
      '/settings/audit',
      '/settings/webhooks',
      '/settings/notices',
      '/settings/privacy',
      '/settings/retention',
      '/account',
      '/not-there',
    ],
  ],
  [
    'TenantAdministrator',
    'settings',
    [
      '/',
      '/settings',
      '/settings?tab=holidays',
      '/settings?tab=areas',
      '/settings?tab=gates',
      '/settings?tab=documents',
    ],
  ],
  [
    'Purchasing',
    'people',
    ['/', '/users', '/persons', '/persons/P-000012', '/credentials?tab=review'],
  ],
  [
    'WorkOwner',
    'projects and tasks',
    [
      '/projects',
      '/projects/new',
      '/projects/0199c8a0-0000-7008-8000-000000000005',
      '/projects/0199c8a0-0000-7008-8000-000000000005/timeline',
      '/tasks?scope=assignedByMe&status=any',
      '/tasks/0199c8a0-0000-7009-8000-000000000009',
    ],
  ],
  [
    'SafetyOfficer',
    'training',
    [
      '/training/plans',
      '/training/approvals',
      '/training/approvals?status=any',
      '/training/approvals?keyword=nobody',
      '/training/calendar?view=month',
      '/training/calendar?view=week',
      '/training/calendar?view=agenda',
      session,
      queue,
    ],
  ],
  [
    'SafetyOfficer',
    'JSA and figures',
    [
      '/dashboard',
      '/gate',
      '/requirements',
      '/credentials?tab=review',
      '/credentials?tab=types',
      '/credentials?tab=bars',
      '/on-site',
      '/imports',
      importPage,
      '/notices',
      drill,
      '/reports',
      '/reports?report=permitsByType',
      '/jsa-templates',
      '/jsa-templates?library=system',
      '/jsa-templates/new',
      '/jsa-templates/0199c8a0-0000-7101-8000-000000000002',
      '/jsa-templates/0199c8a0-0000-7101-8000-000000000009/edit',
    ],
  ],
  [
    'SafetyOfficer',
    'work permits',
    [
      '/work-permits',
      '/work-permits?view=board',
      '/work-permits/0199c8a0-0000-700b-8000-000000000024',
      '/work-permits/0199c8a0-0000-700b-8000-000000000031',
    ],
  ],
  [
    'Contractor',
    'training',
    [
      '/',
      '/persons',
      '/persons/P-000018',
      '/credentials',
      '/users',
      session,
      queue,
      '/training/info',
      '/training/info?shown=calendar',
    ],
  ],
  [
    'Contractor',
    'work permits',
    [
      '/work-permits/new',
      ...['what', 'where', 'when', 'who', 'jsa', 'ppe', 'submit'].map(
        (step) => `/work-permits/0199c8a0-0000-700b-8000-000000000038/edit?step=${step}`,
      ),
    ],
  ],
]

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

/** In Thai on the desktop and in English on the phone, as widths depend on the language. */
const languageOf = (isMobile: boolean) => (isMobile ? 'en' : 'th')

/** Usable at the width of this screen, and no wider than the other one. */
async function expectUsableAtBothWidths(page: Page, path: string): Promise<void> {
  const own = page.viewportSize()!
  await page.goto(path)
  // Playwright counts a heading of Swagger UI as level 1, though its markup says 2.
  const ours = page.locator('h1:not(.swagger-ui *)')
  await expect(page.getByRole('heading', { level: 1 }).and(ours)).toBeVisible()
  await expectLoaded(page)
  await expectUsable(page)
  await page.setViewportSize(own.width === PHONE.width ? DESKTOP : PHONE)
  await expectLoaded(page)
  await expectNoHorizontalOverflow(page)
  await page.setViewportSize(own)
}

/** Swagger UI is slow to draw a hundred endpoints. */
const expectLoaded = (page: Page) =>
  expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 60_000 })

for (const [account, part, paths] of tours)
  test(`${account}, ${part}: every page is usable @phone`, async ({ as, isMobile }) => {
    test.setTimeout(480_000)
    const page = await as(account, languageOf(isMobile))
    for (const path of paths) await expectUsableAtBothWidths(page, path)
  })

const signedOut = [
  '/sign-in',
  '/accept-invitation#token=used',
  '/reset-password',
  '/forgot-password',
  '/gate/kiosk',
]

test('signed out: sign-in, a used invitation, a forgotten password and a new gate device are usable @phone', async ({
  visitor,
  isMobile,
}) => {
  const page = await visitor(languageOf(isMobile))
  for (const path of signedOut) await expectUsableAtBothWidths(page, path)
})

test('a company is added by keyboard alone', async ({ as }) => {
  const page = await as('Purchasing')
  await page.goto('/employers')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Import a file' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add a company' })).toBeFocused()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  const name = drawer.getByRole('textbox', { name: 'Name in Thai' })
  await expect(drawer.locator(':focus')).toHaveCount(1)
  await name.focus()
  // As long as a name may be, without a place to break the line
  const company = unique(`บริษัท แป้นพิมพ์ ${'ก'.repeat(150)}`)
  await page.keyboard.type(company)
  await page.keyboard.press('Enter')
  await expect(drawer).toHaveCount(0)
  await expect(page.getByText(company)).toBeVisible()
  await expectNoHorizontalOverflow(page)
})

test('without motion, what turns in a button that is pressed stands in its middle', async ({
  visitor,
}) => {
  const page = await visitor()
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@example.com')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/invitations/requestReset', async (route) => {
    await released
    await route.continue()
  })
  const button = page.locator('button[type="submit"]')
  await button.click()
  const loader = button.locator('.mantine-Button-loader')
  await expect(loader).toBeVisible()
  const middleOf = async (each: typeof button) => {
    const { x, y, width, height } = (await each.boundingBox())!
    return [x + width / 2, y + height / 2]
  }
  const [[x, y], [loaderX, loaderY]] = [await middleOf(button), await middleOf(loader)]
  release()
  expect(Math.hypot(x! - loaderX!, y! - loaderY!)).toBeLessThan(3)
})
