import { makeJpeg } from '../../lib/testing/pictures'
import { makeNationalId } from '../../lib/testing/national-id'
import { expect, signIn, test } from '../fixtures/signed-in'
import { UserPages } from '../pages/user-pages'

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await makeJpeg({ width: 600, height: 400 }),
})

test('an Admin makes a Contractor user with photo and ID card, changes, prefers and removes them', async ({
  as,
}) => {
  const users = new UserPages(await as('Admin'))
  const { page } = users
  await users.open()
  await page.getByRole('link', { name: 'Add a user' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New user' })).toBeVisible()

  await users.save()
  await expect(page.getByText('This is required.').first()).toBeVisible()

  await users.write({
    'E-mail': 'Journey.One@Example.com',
    'First name (Thai)': 'วีระ',
    'Last name (Thai)': 'ทดสอบเดินทาง',
    'First name (English)': 'Weera',
    'Last name (English)': 'Journey',
    'National ID or passport': '1234567890123',
  })
  await page.getByRole('checkbox', { name: 'Contractor' }).check()
  await users.find('Employer', 'Baiphothong')
  await page
    .locator('input[type=file][accept*=image]')
    .first()
    .setInputFiles(await photo('me.jpg'))
  await page
    .locator('input[type=file][accept*=image]')
    .nth(2)
    .setInputFiles(await photo('card.jpg'))
  await expect(page.getByRole('button', { name: 'Replace the file' })).toHaveCount(2)

  await users.save()
  await expect(page.getByText('Not a valid 13-digit national ID')).toBeVisible()
  await users.write({ 'National ID or passport': makeNationalId() })
  await users.save()
  await page.waitForURL('**/users')

  await users.open('Contractor')
  await expect(users.row('Weera Journey')).toContainText('journey.one@example.com')
  await expect(users.row('Weera Journey')).toContainText('Draft')

  await users.choose('Weera Journey', 'Make default')
  await expect(users.row('Weera Journey')).toContainText('Default')
  await expect(users.row('Thanakorn Bunchuai')).not.toContainText('Default')

  await users.row('Weera Journey').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Weera Journey' })).toBeVisible()
  await users.write({ Telephone: '081 234 5678' })
  await page.getByRole('checkbox', { name: 'Keep this user out' }).check()
  await users.save()
  await page.waitForURL('**/users')
  await users.open('Contractor')
  await expect(users.row('Weera Journey')).toContainText('Disabled')

  await users.choose('Weera Journey', 'Remove')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('can no longer sign in')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(users.row('Weera Journey')).toHaveCount(0)
})

test('removing a user who answers for people is refused and explained', async ({ as }) => {
  const users = new UserPages(await as('Admin'))
  await users.open('Contractor')
  await users.choose('Thanakorn Bunchuai', 'Remove')
  await users.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(users.page.getByRole('alert').filter({ hasText: 'Not removed' })).toContainText(
    'Not removed: this user still answers for',
  )
  await expect(users.row('Thanakorn Bunchuai')).toBeVisible()
})

test('Purchasing sees, makes and opens Contractor users only', async ({ as }) => {
  const users = new UserPages(await as('Purchasing'))
  const { page } = users
  await users.open()
  await expect(users.row('Thanakorn Bunchuai')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.getByRole('link', { name: 'Add a user' }).click()
  await expect(page.getByRole('checkbox', { name: 'Contractor' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Admin' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Someone already registered' }).check()
  await users.find('Person', 'Zaw Naing Lin')
  await users.save()
  await page.waitForURL('**/users')
  await expect(users.row('Zaw Naing Lin')).toContainText('Draft')

  await page.goto('/users/0199c8a0-0000-7003-8000-000000000001')
  await expect(page.getByText('Purchasing may manage Contractor users only.')).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Your role does not open this page',
  )
})

test('a Contractor manages the own people only, and is offered nothing else @phone', async ({
  as,
  isMobile,
}) => {
  const page = await as('Contractor')
  if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'People' })).toBeVisible()
  for (const screen of ['Users', 'Companies', 'Settings'])
    await expect(menu.getByRole('link', { name: screen })).toHaveCount(0)
  await menu.getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await expect(page.getByText('Kanchana Thongsuk')).toHaveCount(0)

  const lastName = isMobile ? 'Phone' : 'Desk'
  await page.getByRole('button', { name: 'Add a person' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: 'First name (Thai)' }).fill('เพิ่ม')
  await drawer.getByRole('textbox', { name: 'Last name (Thai)' }).fill('คนใหม่')
  await drawer.getByRole('textbox', { name: 'First name (English)' }).fill('Added')
  await drawer.getByRole('textbox', { name: 'Last name (English)' }).fill(lastName)
  await drawer.getByRole('textbox', { name: 'National ID or passport' }).fill(makeNationalId())
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toHaveCount(0)
  await page.getByRole('searchbox').fill(`Added ${lastName}`)
  await expect(page.getByText(`Added ${lastName}`).first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: `Added ${lastName}` })).toContainText(
    'Not trained',
  )

  await page.goto('/users')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Your role does not open this page',
  )
})

test('of two who change one company the second is told, loads it again and saves', async ({
  as,
}) => {
  const [first, second] = [await as('Admin'), await as('Purchasing')]
  const open = async (page: typeof first) => {
    await page.goto('/employers')
    await page
      .getByRole('button', { name: /Kliaokhluen/ })
      .first()
      .click()
    return page.getByRole('dialog')
  }
  const [one, other] = [await open(first), await open(second)]
  await one.getByRole('textbox', { name: 'Telephone' }).fill('02 111 1111')
  await one.getByRole('button', { name: 'Save' }).click()
  await expect(one).toHaveCount(0)

  await other.getByRole('textbox', { name: 'Contact e-mail' }).fill('second@example.com')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('alert').first()).toContainText(
    'Somebody else has changed this record',
  )
  await other.getByRole('button', { name: 'Load again' }).click()
  await expect(other.getByRole('textbox', { name: 'Telephone' })).toHaveValue('02 111 1111')
  await other.getByRole('textbox', { name: 'Contact e-mail' }).fill('second@example.com')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other).toHaveCount(0)
})

test('a file that is no picture is refused in words', async ({ as }) => {
  const users = new UserPages(await as('Admin'))
  await users.page.goto('/users/new')
  const input = users.page.locator('input[type=file][accept*=image]').first()
  await input.setInputFiles({
    name: 'note.png',
    mimeType: 'image/png',
    buffer: Buffer.from('only text'),
  })
  await expect(users.page.getByText('not a readable JPEG, PNG or WebP image')).toBeVisible()
  await input.setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(6 * 1024 * 1024),
  })
  await expect(users.page.getByText(/5 MB/).first()).toBeVisible()
})

test('a disabled user is out at the next click', async ({ as, stranger }) => {
  const admin = new UserPages(await as('Admin'))
  const victim = await stranger()
  await signIn(victim, 'pranee.h@example.com')
  await expect(victim.getByRole('heading', { level: 1 })).toBeVisible()
  await admin.open('Contractor')
  await admin.row('Pranee Homwan').getByRole('link').click()
  await admin.page.getByRole('checkbox', { name: 'Keep this user out' }).check()
  await admin.save()
  await admin.page.waitForURL('**/users')
  await victim.goto('/persons')
  await victim.waitForURL('**/sign-in**')
})
