import type { Page } from '@playwright/test'
import { demoId } from '../../prisma/seed/ids'
import { projects } from '../../lib/domain/work/projects/contract'
import { makeProject, unique } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import type { Site } from '../fixtures/site'
import { ProjectPage } from '../pages/project-page'
import { TaskPage } from '../pages/task-page'

const THAI = 'เลขที่ PR นี้ถูกใช้ในโครงการอื่นแล้ว'

const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!

test('a project is registered: asked for, filled in, taken back, sent back, approved', async ({
  as,
}) => {
  const title = unique('Register the new boiler')
  const owner = new TaskPage(await as('WorkOwner'))
  const buyer = new TaskPage(await as('Purchasing'))
  const project = new ProjectPage(buyer.page)

  // 1: a Work Owner asks Purchasing
  await owner.create('Project registration', title, /Supaporn/)
  await owner.page.waitForURL('**/projects/*')
  const id = idIn(owner.page)
  await expect(owner.page.getByRole('heading', { level: 1 })).toHaveText('Not named yet')

  // 2: Purchasing starts, is told what is missing, fills it in and hands it over
  await buyer.openTask(title)
  await expect(buyer.page.getByText('Waiting for you')).toBeVisible()
  await buyer.command('Start').click()
  await expect(buyer.page.getByText('In progress').first()).toBeVisible()
  await buyer.command('Submit for review').click()
  await buyer.dialog().getByRole('button', { name: 'Submit for review' }).click()
  const refusal = buyer.dialog().getByRole('alert')
  await expect(refusal.getByRole('listitem')).toHaveText([
    /^The project has no PR No\./,
    /^The project has no name\./,
    /^No contractor company is chosen\./,
  ])
  await expectUsable(buyer.page)
  await refusal.getByRole('link', { name: 'Fill in: The project has no name.' }).click()
  await buyer.page.waitForURL(`**/projects/${id}#name`)
  await expect(buyer.page.getByText('PR No., Project name, Contractor company')).toBeVisible()
  await expect(buyer.page.getByRole('textbox', { name: 'Project name' })).toBeFocused()
  await project.write({ 'Project name': title, 'PR No.': await takenNumber(owner.page) })
  await project.pick('Contractor company', /Kliaokhluen/)
  await expect(buyer.page.getByText('Malee Sapthawi chosen')).toBeVisible()
  await project.save()
  await expect(buyer.page.getByText(THAI, { exact: true })).toBeVisible()
  await expect(buyer.page.getByRole('link', { name: /^Open PR-/ })).toBeVisible()
  await expect(buyer.page.getByRole('textbox', { name: 'PR No.' })).toBeFocused()
  await project.write({ 'PR No.': unique('PR-J') })
  await project.save()
  await expect(buyer.page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(buyer.page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(project.status()).not.toContainText('Before work may begin')
  await buyer.openTask(title)
  await buyer.decide('Submit for review')
  await buyer.command('Take back').click()
  await expect(buyer.page.getByText('In progress').first()).toBeVisible()
  await buyer.decide('Submit for review', 'Now with the right number')

  // 3: the Work Owner wants a change, gets it and approves
  await owner.openTask(title)
  await owner.command('Request changes').click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await expect(dialog.getByText('This is required.', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox').fill('Who is the Safety Officer?')
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await expect(owner.history()).toContainText('Who is the Safety Officer?')

  await buyer.openTask(title)
  await expect(buyer.history()).toContainText('Who is the Safety Officer?')
  await buyer.decide('Submit for review', 'Added Somchai')

  await owner.openTask(title)
  await owner.decide('Approve', 'Well done')
  await expect(owner.history().getByRole('listitem')).toHaveText([
    /Prasit Kaewmani created the task for Supaporn Wongthong/,
    /Supaporn Wongthong started.*Open → In progress/,
    /Supaporn Wongthong submitted.*In progress → In review/,
    /Supaporn Wongthong took it back.*In review → In progress/,
    /Supaporn Wongthong submitted.*Now with the right number/,
    /Prasit Kaewmani requested a change.*In review → In progress/,
    /Supaporn Wongthong submitted.*Added Somchai/,
    /Prasit Kaewmani approved.*In review → Completed.*Well done/,
  ])
  await owner.page.getByRole('link', { name: 'Open the project' }).click()
  const approved = new ProjectPage(owner.page)
  await expect(approved.status()).toContainText('Active')
  await expect(owner.page.getByRole('list', { name: 'History' })).toContainText('Well done')
})

/** The PR No. of a project of the demo. */
async function takenNumber(page: Page): Promise<string> {
  const project = new ProjectPage(page)
  await project.open('?keyword=0142')
  return (await project.row().first().textContent())!.match(/PR-\d{4}-0142/)![0]
}

test('of two who decide one task, the second sees what the first one decided', async ({ as }) => {
  const title = unique('Permit for the crane')
  const owner = new TaskPage(await as('WorkOwner'))
  const admin = new TaskPage(await as('Admin'))
  await owner.create('Work permit request', title)
  await owner.command('Start').click()
  await owner.decide('Submit for review')
  await admin.openTask(title)
  await admin.decide('Request changes', 'The crane is certified for 8 tonnes')

  await owner.decide('Approve')
  const alert = owner.page.getByRole('alert').filter({ hasText: 'Somebody else was first' })
  await expect(alert).toContainText('Wichai Rungrueangsap requested a change')
  await expect(alert).toContainText('The crane is certified for 8 tonnes')
  await expect(owner.command('Submit for review')).toBeVisible()
  await expect(owner.command('Approve')).toHaveCount(0)
})

test('a draft without a name, its company changed, stopped for what it lacks, cancelled, removed', async ({
  as,
}) => {
  const project = new ProjectPage(await as('Purchasing'))
  const { page } = project
  await project.open()
  await project.startNew()
  await project.save()
  await expect(page.getByText('This is required.', { exact: true })).toHaveCount(1)

  await project.pick('Contractor company', /Kliaokhluen/)
  await expect(page.getByText('Malee Sapthawi chosen: the company’s contact')).toBeVisible()
  await project.pick('Contractor company', /Baiphothong/)
  await expect(page.getByText('Malee Sapthawi taken out')).toBeVisible()
  await project.save()
  await expect(page.getByText('Saved as a draft without a name', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not named yet')

  await project.changeStatus('Start the project')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
    'PR No.',
    'Project name',
  ])
  await dialog.getByRole('button', { name: 'Back' }).click()
  await project.changeStatus('Cancel the project', 'No longer needed')
  await expect(project.status()).toContainText('Reason: No longer needed')

  await page.getByRole('button', { name: 'Remove the project' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Not named yet was removed')).toBeVisible()
  await page.waitForURL('**/projects')
})

test('a project with an open permit is not completed, one with tasks not removed', async ({
  as,
}) => {
  const project = new ProjectPage(await as('Admin'))
  await project.open('?keyword=P-204')
  await project.row().getByRole('link').click()
  await project.changeStatus('Complete the project')
  await expect(project.page.getByRole('dialog').getByRole('alert')).toContainText(
    'work permits of this project are still open',
  )
  await project.page.getByRole('button', { name: 'Back' }).click()
  await expect(project.page.getByText('It cannot be removed, as tasks')).toBeVisible()
})

test('of two who change one project the second sees the conflict and loads it again', async ({
  as,
  site,
}) => {
  const { id } = await makeProject(site)
  const first = new ProjectPage(await as('Admin'))
  const second = new ProjectPage(await as('WorkOwner'))
  for (const each of [first, second]) {
    await each.page.goto(`/projects/${id}`)
    await each.edit()
  }
  await second.write({ Description: 'Second' })
  await first.write({ Description: 'First' })
  await first.save()
  await expect(first.page.getByText('Saved', { exact: true })).toBeVisible()
  await second.save()
  const alert = second.page.getByRole('alert').filter({ hasText: 'Somebody else has changed' })
  await alert.getByRole('button', { name: 'Load again' }).click()
  await expect(alert).toHaveCount(0)
  await expect(second.page.getByRole('textbox', { name: 'Description' })).toHaveValue('Second')
  await second.write({ Description: 'First and second' })
  await second.save()
  await expect(second.page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a project is a page: what it is, its permits, tasks, training, people and what happened', async ({
  as,
  site,
}) => {
  const project = new ProjectPage(await as('WorkOwner'))
  const { page } = project
  await page.goto(`/projects/${demoId('project', 5)}`)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  for (const name of ['The project', 'People in charge', 'Linked tasks'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  for (const name of [
    /^Work permits \(/,
    /^Crew|^People/,
    /^Training of its people/,
    /^What happened/,
  ])
    await expect(page.getByRole('region', { name }).first()).toBeVisible()
  const lately = page.getByRole('region', { name: /^What happened lately/ })
  await lately.getByRole('link', { name: /^See all/ }).click()
  await page.waitForURL('**/timeline')

  await page.goto(`/projects/${await makeProjectOnHold(site)}`)
  await project.changeStatus('Resume the project', 'The water is out')
  await expect(project.status()).toContainText('Active')
  await project.edit()
  await project.write({ Description: 'Pumped dry' })
  await project.save()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The project' })).toContainText('Pumped dry')
})

async function makeProjectOnHold(site: Site): Promise<string> {
  const { id } = await makeProject(site)
  for (const status of ['Active', 'OnHold'] as const)
    await site.ask('Purchasing', projects.changeStatus, { id, status, reason: 'The pit is full' })
  return id
}

test('projects are found by words of both languages, put in order, and looked up by PR No.', async ({
  as,
}) => {
  const project = new ProjectPage(await as('WorkOwner', 'en'))
  const { page } = project
  await project.open()
  await project.search('ลานถัง kliaokhluen')
  await expect(project.row()).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Active')
  await expect(project.row()).toHaveCount(1)
  await expect(page).toHaveURL(/status=Active/)
  await page.reload()
  await expect(project.row()).toHaveCount(1)
  await project.search('nothing like this')
  await expect(project.row()).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: 'PR No.', exact: true }).click()
  await expect(project.row().first()).toContainText('-0087')
  await expect(page).toHaveURL(/sort=PurchaseRequisitionNo/)

  await page.getByRole('button', { name: 'Check a PR No.' }).click()
  await expect(page.getByRole('textbox', { name: 'PR No., or a part of it' })).toBeFocused()
  await page.keyboard.type('-0119')
  const found = page.getByRole('list', { name: 'Projects found' }).getByRole('listitem')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText('Linked to a task')
  await found.getByRole('link', { name: /^Task T-/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('T-301')

  await project.open()
  await page.getByRole('button', { name: 'Check a PR No.' }).click()
  await page.getByRole('textbox', { name: 'PR No., or a part of it' }).fill('PR-NEW/7 & 8')
  await page.getByRole('link', { name: 'New project with PR-NEW/7 & 8' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New project' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'PR No.' })).toHaveValue('PR-NEW/7 & 8')
})

test('a Contractor has tasks but no projects, and may ask for permits only', async ({ as }) => {
  const tasks = new TaskPage(await as('Contractor'))
  const { page } = tasks
  await tasks.open()
  await expect(page.getByRole('link', { name: 'Projects' })).toHaveCount(0)
  await page.getByRole('button', { name: 'New task' }).click()
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(1)
  await page.getByRole('dialog').getByRole('radio', { name: 'Work permit request' }).check()
  const title = unique('Permit for welding')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('dialog').getByRole('button', { name: 'Create the task' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Waiting for you')).toBeVisible()
})

test('on a phone a project is found, opened and saved @phone', async ({ as, site }) => {
  const { name } = await makeProject(site)
  const project = new ProjectPage(await as('Purchasing', 'en'))
  await project.open()
  await project.search(name)
  await expect(project.row()).toHaveCount(1)
  await project.row().getByRole('link').click()
  await expect(project.status()).toContainText('Draft')
  await project.edit()
  await project.write({ Description: 'From a phone or a desk' })
  await expectUsable(project.page)
  await project.save()
  await expect(project.page.getByText('Saved', { exact: true })).toBeVisible()
  await expectUsable(project.page)
})
