import { projects } from '../../lib/domain/work/projects/contract'
import { tasks } from '../../lib/domain/work/tasks/contract'
import { workPermits } from '../../lib/domain/work/work-permits/contract'
import { addDays } from '../../lib/platform/dates/day'
import { today } from '../fixtures/days'
import { makeCompany, makePerson, makeProject, makeUser, unique } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import type { Site } from '../fixtures/site'

/** An active project of a new company, with a permit of one worker. */
async function makeLinkedPermit(site: Site) {
  const company = await makeCompany(site)
  const worker = await makePerson(site, company.id)
  const project = await makeProject(site, {
    employerId: company.id,
    endDate: addDays(today(), 30),
  })
  await site.ask('Purchasing', projects.changeStatus, { id: project.id, status: 'Active' })
  const description = unique('Paint the tank')
  const id = await site.save('WorkOwner', workPermits.save, {
    projectId: project.id,
    contractorId: company.id,
    typeCode: 'General',
    description,
    workDate: addDays(today(), 7),
    startTime: '08:00',
    endTime: '16:00',
    workers: [{ personId: worker.id }],
  })
  return { id, company, worker, project, description }
}

test('a permit, its project and its company lead to each other, and back to the list as it was left @phone', async ({
  as,
  site,
}) => {
  const { company, worker, project, description } = await makeLinkedPermit(site)
  const page = await as('Admin')
  await page.goto(`/work-permits?keyword=${encodeURIComponent(description)}&status=Draft`)
  await expect(page).toHaveTitle(/^Work permits · /)
  const permitLink = page.getByRole('row').getByRole('link').first()
  const [permitNo] = (await permitLink.textContent())!.match(/WP-\d{4}-\d+/)!
  await permitLink.click()
  await expect(page.getByRole('heading', { level: 1, name: permitNo })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${permitNo} · `))
  await expect(page.getByRole('link', { name: company.nameEn })).toBeVisible()
  await expectUsable(page)

  await page.getByRole('link', { name: new RegExp(`· ${project.name}$`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${project.name} · `))
  const crew = page.getByRole('region', { name: 'People and training (1)' })
  await expect(crew).toContainText('Not trained')
  await expectUsable(page)
  await crew.getByRole('link', { name: worker.name, exact: true }).click()
  await expect(page).toHaveTitle(new RegExp(`^${worker.name} · `))
  await page.goBack()
  const permits = page.getByRole('region', { name: 'Work permits (1)' })
  await permits.getByRole('link', { name: permitNo }).click()
  await expect(page.getByRole('heading', { level: 1, name: permitNo })).toBeVisible()

  await page.getByRole('link', { name: 'All work permits' }).click()
  await expect(page).toHaveURL(/status=Draft/)
  await expect(page.getByRole('row').getByRole('link', { name: permitNo })).toBeVisible()
})

test('a reader is offered the records only that they may open', async ({ as, site }) => {
  const { id, project, company, worker } = await makeLinkedPermit(site)
  const page = await as('WorkspaceOwner')
  await page.goto(`/work-permits/${id}`)
  const main = page.getByRole('main')
  for (const name of [project.name, company.nameEn, worker.name]) {
    await expect(main.getByText(name).first()).toBeVisible()
    await expect(main.getByRole('link', { name, exact: true })).toHaveCount(0)
  }
})

test('back from a record, a long list stands where it was left', async ({ as }) => {
  const page = await as('Admin')
  await page.goto('/persons?TrainingStatus=Passed&pageSize=50')
  const link = page.getByRole('row').last().getByRole('link')
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await link.click()
  await page.getByRole('link', { name: 'All people' }).click()
  await expect(page).toHaveURL(/TrainingStatus=Passed&pageSize=50/)
  await expect(link).toBeInViewport()
})

test('each tab has a title of its own', async ({ as }) => {
  const page = await as('Admin')
  await page.goto('/settings?tab=areas')
  await expect(page).toHaveTitle(/^Workspace areas · Settings · /)
  await page.getByRole('tab', { name: 'Document forms' }).click()
  await expect(page).toHaveTitle(/^Document forms · Settings · /)
  await page.goto('/users?role=WorkOwner')
  await expect(page).toHaveTitle(/^Work Owner · Users · /)
  await page.goto('/tasks?scope=waitingForMe')
  await expect(page).toHaveTitle(/^Waiting for me · Tasks · /)
})

test('tasks open on what waits for the reader, unless the address names a scope', async ({
  as,
  site,
}) => {
  const user = await makeUser(site, 'WorkOwner')
  const page = await as(user)
  const shown = (name: string) => page.getByRole('tab', { name, selected: true })
  await page.goto('/tasks')
  await expect(shown('Mine')).toBeVisible()
  await site.ask(user, tasks.createTask, { taskTypeId: 3, title: unique('Ask for a permit') })
  await page.goto('/tasks')
  await expect(shown('Waiting for me')).toBeVisible()
  await page.getByRole('tab', { name: 'Mine' }).click()
  await page.reload()
  await expect(shown('Mine')).toBeVisible()
})

test('an officer comes from a permit to the timeline of its project, and back', async ({
  as,
  site,
}) => {
  const { id, project } = await makeLinkedPermit(site)
  const page = await as('SafetyOfficer')
  await page.goto(`/work-permits/${id}`)
  await page.getByRole('link', { name: project.name }).click()
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]+\/timeline$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Project timeline' })).toBeVisible()
  await expect(page.getByText(project.name).first()).toBeVisible()
  await expectUsable(page)
  await page.goBack()
  await expect(page.getByRole('link', { name: project.name })).toBeVisible()
})
