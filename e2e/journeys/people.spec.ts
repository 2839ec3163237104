import { users } from '../../lib/domain/people/users/contract'
import { makeJpeg } from '../../lib/testing/files/pictures'
import { makeNationalId } from '../../lib/testing/records/national-id'
import { makeCompany, makeDraftUser, makePerson, makeUser, uniqueWord } from '../fixtures/records'
import { expect, signIn, test } from '../fixtures/signed-in'
import { agree } from '../pages/consent'
import { UserPages } from '../pages/user-pages'

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await makeJpeg({ width: 600, height: 400 }),
})

test('an Admin makes a Contractor user with photo and ID card, changes them, makes them the default and removes them', async ({
  as,
  site,
}) => {
  const company = await makeCompany(site)
  const usual = await makeDraftUser(site, 'Contractor', { employerId: company.id })
  await site.ask('Admin', users.setDefault, { id: usual.id })
  const email = `${uniqueWord()}@example.com`
  const name = `Weera ${uniqueWord()}`
  const pages = new UserPages(await as('Admin'))
  const { page } = pages
  await pages.open()
  await page.getByRole('link', { name: 'Add a user' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New user' })).toBeVisible()

  await pages.save()
  await expect(page.getByText('This is required.').first()).toBeVisible()

  await pages.write({
    'E-mail': email.toUpperCase(),
    'First name in Thai': 'วีระ',
    'Last name in Thai': 'ทดสอบเดินทาง',
    'First name in English': 'Weera',
    'Last name in English': name.split(' ')[1]!,
    'National ID or passport': '1234567890123',
  })
  await page.getByRole('checkbox', { name: 'Contractor' }).check()
  await pages.find('Company', company.nameEn)
  await page
    .locator('input[type=file][accept*=image]')
    .first()
    .setInputFiles(await photo('me.jpg'))
  await agree(page)
  await page
    .locator('input[type=file][accept*=image]')
    .nth(2)
    .setInputFiles(await photo('card.jpg'))
  await agree(page)
  await expect(page.getByRole('button', { name: 'Replace the file' })).toHaveCount(2)

  await pages.save()
  await expect(page.getByText('Not a valid 13-digit national ID').first()).toBeVisible()
  await pages.write({ 'National ID or passport': makeNationalId() })
  await pages.save()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(`Next: invite ${name}`)).toBeVisible()

  await pages.open('Contractor')
  await expect(pages.row(name)).toContainText(email)
  await expect(pages.row(name)).toContainText('Draft')

  await pages.open()
  await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Draft')
  await page.getByRole('searchbox').fill(email)
  await expect(pages.row(name)).toContainText('Contractor')
  await page.getByRole('tab', { name: 'Contractor' }).click()
  await expect(pages.row(name)).toContainText('Draft')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(pages.row(usual.name)).toContainText('Company’s contact')

  await pages.choose(name, 'Make the company’s contact')
  await expect(pages.row(name)).toContainText('Company’s contact')
  await expect(pages.row(usual.name)).not.toContainText('Company’s contact')

  await pages.row(name).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: name })).toBeVisible()
  await pages.write({ Telephone: '081 234 5678' })
  await page.getByRole('checkbox', { name: 'Disable account' }).check()
  await pages.save()
  await page.waitForURL('**/users')
  await pages.open('Contractor')
  await expect(pages.row(name)).toContainText('Disabled')

  await pages.choose(name, 'Remove')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('can no longer sign in')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(pages.row(name)).toHaveCount(0)
})

test('removing a user who answers for people is refused and explained', async ({ as }) => {
  const pages = new UserPages(await as('Admin'))
  await pages.open('Contractor')
  await pages.choose('Thanakorn Bunchuai', 'Remove')
  await pages.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(pages.page.getByRole('alert').filter({ hasText: 'Not removed' })).toContainText(
    'Not removed: this user still answers for',
  )
  await expect(pages.row('Thanakorn Bunchuai')).toBeVisible()
})

test('Purchasing lists, creates and opens Contractor users only', async ({ as, site }) => {
  const person = await makePerson(site)
  const pages = new UserPages(await as('Purchasing'))
  const { page } = pages
  await pages.open()
  await expect(pages.row('Thanakorn Bunchuai')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.getByRole('link', { name: 'Add a user' }).click()
  await expect(page.getByRole('checkbox', { name: 'Contractor' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Admin' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Someone already registered' }).check()
  await pages.find('Person', person.name)
  await pages.save()
  await expect(page.getByText('There is no e-mail address yet')).toBeVisible()
  await pages.open()
  await expect(pages.row(person.name)).toContainText('Draft')

  await page.goto('/users/0199c8a0-0000-7003-8000-000000000001')
  await expect(
    page.getByText('Purchasing and API keys may manage Contractor users only.'),
  ).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Your role has no access to this page',
  )
})

test('a Contractor manages the people of the own company only, and is offered nothing else @phone', async ({
  as,
  isMobile,
}) => {
  const page = await as('Contractor')
  await page.goto('/')
  if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'People' })).toBeVisible()
  for (const screen of ['Users', 'Companies', 'Settings'])
    await expect(menu.getByRole('link', { name: screen })).toHaveCount(0)
  await menu.getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await expect(page.getByText('Kanchana Thongsuk')).toHaveCount(0)

  const lastName = uniqueWord()
  await page.getByRole('button', { name: 'Add a person' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: 'First name in Thai' }).fill('เพิ่ม')
  await drawer.getByRole('textbox', { name: 'Last name in Thai' }).fill('คนใหม่')
  await drawer.getByRole('textbox', { name: 'First name in English' }).fill('Added')
  await drawer.getByRole('textbox', { name: 'Last name in English' }).fill(lastName)
  await drawer.getByRole('textbox', { name: 'National ID or passport' }).fill(makeNationalId())
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toHaveCount(0)
  await page.getByRole('searchbox').fill(`Added ${lastName}`)
  await expect(page.getByRole('row').filter({ hasText: `Added ${lastName}` })).toContainText(
    'Not trained',
  )

  await page.goto('/users')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Your role has no access to this page',
  )
})

test('of two who change one company the second sees the conflict, loads it again and saves', async ({
  as,
  site,
}) => {
  const { nameEn } = await makeCompany(site)
  const [first, second] = [await as('Admin'), await as('Purchasing')]
  const open = async (page: typeof first) => {
    await page.goto(`/employers?keyword=${encodeURIComponent(nameEn)}`)
    await page.getByRole('row').filter({ hasText: nameEn }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
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
  await expect(other.getByRole('textbox', { name: 'Contact e-mail' })).toHaveValue(
    'second@example.com',
  )
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other).toHaveCount(0)
})

test('a file that is no picture is refused with a reason', async ({ as }) => {
  const pages = new UserPages(await as('Admin'))
  await pages.page.goto('/users/new')
  const input = pages.page.locator('input[type=file][accept*=image]').first()
  await input.setInputFiles({
    name: 'note.png',
    mimeType: 'image/png',
    buffer: Buffer.from('only text'),
  })
  await agree(pages.page)
  await expect(pages.page.getByText('not a readable JPEG, PNG or WebP image')).toBeVisible()
  await input.setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(6 * 1024 * 1024),
  })
  await expect(pages.page.getByText(/5 MB/).first()).toBeVisible()
})

test('a disabled user is signed out at the next click', async ({ as, site, visitor }) => {
  const { name, email, password } = await makeUser(site, 'Contractor')
  const admin = new UserPages(await as('Admin'))
  const victim = await visitor()
  await signIn(victim, email, password)
  await expect(victim.getByRole('heading', { level: 1 })).toBeVisible()
  await admin.open('Contractor')
  await admin.row(name).getByRole('link').click()
  await admin.page.getByRole('checkbox', { name: 'Disable account' }).check()
  await admin.save()
  await admin.page.waitForURL('**/users')
  await victim.goto('/persons')
  await victim.waitForURL('**/sign-in**')
})
