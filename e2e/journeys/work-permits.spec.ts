import { today, typed } from '../fixtures/days'
import { makeTrainedPerson, unique } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import { PermitPage } from '../pages/permit-page'
import { TaskPage } from '../pages/task-page'

test('a permit goes from its task to Closed, with four people', async ({ as, site }) => {
  const title = unique('Permit for the pump')
  const worker = await makeTrainedPerson(site)
  const tasks = new TaskPage(await as('WorkOwner'))
  const contractor = new PermitPage(await as('Contractor'))
  const officer = new PermitPage(await as('SafetyOfficer'))
  const areaOwner = new PermitPage(await as('WorkspaceOwner'))
  const owner = new PermitPage(tasks.page)

  // The Work Owner asks the contractor for it
  await tasks.create('Work permit request', title, /Thanakorn/)
  await expect(tasks.page.getByRole('dialog')).toHaveCount(0)

  // The contractor finds it with the task and fills it in, step by step
  const own = new TaskPage(contractor.page)
  await own.openTask(title)
  await own.command('Start').click()
  await contractor.page.getByRole('link', { name: 'Open the work permit' }).click()
  await contractor.page.waitForURL('**/work-permits/*')
  const id = new URL(contractor.page.url()).pathname.split('/').at(-1)!
  await expect(contractor.readiness()).toContainText('No project is chosen.')

  await contractor.fillIn('Fill in what is missing')
  await contractor.page
    .getByRole('textbox', { name: 'Description of the work' })
    .fill('Replace the seal of pump P-301')
  await contractor.find('Project', 'T-301', /T-301/)
  await contractor.saveStep()
  await contractor.pick('Workspace area', /TNK-02/)
  await contractor.saveStep()
  await contractor.page.getByRole('textbox', { name: 'Work date' }).fill(typed(today()))
  await contractor.page.getByLabel('Start', { exact: true }).fill('00:00')
  await contractor.page.getByLabel('End', { exact: true }).fill('23:59')
  await contractor.saveStep()
  await contractor.find('Add a worker', worker.name, new RegExp(`${worker.name}.* · May work`))
  await contractor.page
    .getByRole('textbox', { name: `What ${worker.name} does in this work` })
    .fill('Fitter')
  await contractor.saveStep()
  await contractor.find('JSA template', 'hand tools', /General maintenance/)
  await contractor.saveStep()
  await contractor.page.getByRole('checkbox', { name: 'Gloves', exact: true }).check()
  await contractor.saveStep()
  await contractor.expectStep('Check and submit')
  await expect(contractor.readiness()).toContainText('Ready: nothing is missing')
  await contractor.decide('Submit for approval')
  await expect(contractor.status('Awaiting approval')).toBeVisible()

  // Sent back once, corrected, submitted again
  await officer.openPermit(id)
  await officer.command('Request changes').click()
  await officer.page.getByRole('dialog').getByRole('button', { name: 'Request changes' }).click()
  await expect(
    officer.page.getByRole('dialog').getByText('This is required.', { exact: true }),
  ).toBeVisible()
  await officer.page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
  await expect(officer.page.getByRole('dialog')).toHaveCount(0)
  await officer.decide('Request changes', 'Name the isolation points')
  await contractor.openPermit(id)
  await expect(contractor.page.getByText('Reason: Name the isolation points')).toBeVisible()
  await contractor.fillIn('Change the details')
  await contractor.page
    .getByRole('textbox', { name: 'Description of the work' })
    .fill('Replace the seal of pump P-301, valves V-1 and V-2 locked')
  await contractor.saveStep()
  await contractor.openStep('Submit')
  await contractor.decide('Submit for approval')

  // Three approve, each once
  for (const approver of [officer, owner, areaOwner]) {
    await approver.openPermit(id)
    await expect(approver.approvals()).toContainText('Waiting for Kanchana Thongsuk')
    await approver.decide('Approve')
    await expect(approver.command('Approve')).toHaveCount(0)
  }
  await expect(areaOwner.status('Approved')).toBeVisible()
  await expect(areaOwner.approvals()).toContainText('Prasit Kaewmani')

  // A decided permit leads to the next one that waits
  await officer.open()
  await officer.page.getByRole('tab', { name: /^Waiting for me \d+$/ }).click()
  await expect(officer.page).toHaveURL(/waitingForMe=true/)
  await expect(officer.page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(officer.page.getByRole('row').nth(1)).toBeVisible()
  // Unless it is one of another journey, which has been approved meanwhile.
  await expect(async () => {
    await owner.openPermit(id)
    await owner.page.getByRole('link', { name: /^Next waiting for you: WP-/ }).click()
    await expect(owner.command('Approve')).toBeVisible({ timeout: 5_000 })
  }).toPass()

  // Work begins, is stopped by somebody who sees a danger, resumed, finished and closed
  await officer.openPermit(id)
  await officer.decide('Activate')
  await areaOwner.openPermit(id)
  await areaOwner.decide('Stop work', 'Smell of gas')
  await expect(areaOwner.status('Suspended')).toBeVisible()
  await officer.openPermit(id)
  await officer.decide('Resume work', 'Leak closed, 0 % LEL')
  await contractor.openPermit(id)
  await contractor.decide('Work is finished')
  await officer.openPermit(id)
  await officer.decide('Close the permit')
  await expect(officer.history().getByRole('listitem')).toHaveText([
    /Prasit Kaewmani created the permit/,
    /Thanakorn Bunchuai submitted it.*Draft → Awaiting approval/,
    /Somchai Detudom requested changes.*Name the isolation points/,
    /Thanakorn Bunchuai submitted it.*Changes requested → Awaiting approval/,
    /Somchai Detudom approved it as Safety Officer/,
    /Prasit Kaewmani approved it as Work Owner/,
    /Kanchana Thongsuk approved it as Workspace Owner.*Awaiting approval → Approved/,
    /Somchai Detudom activated it.*Approved → Active/,
    /Kanchana Thongsuk stopped the work.*Smell of gas/,
    /Somchai Detudom resumed the work.*Leak closed/,
    /Thanakorn Bunchuai finished the work/,
    /Somchai Detudom closed it.*Awaiting closure → Closed/,
  ])

  // The PDF is offered
  const pdf = await officer.page.request.get(`/api/work-permits/pdf/${id}`)
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('another company’s permit does not exist for a contractor', async ({ as }) => {
  const page = await as('OtherContractor')
  await page.goto('/work-permits/0199c8a0-0000-700b-8000-000000000001')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such permit')
  await expectUsable(page)
})

test('the list is filtered and shown as a board', async ({ as }) => {
  const permits = new PermitPage(await as('SafetyOfficer'))
  const { page } = permits
  await permits.open('?group=open')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('searchbox').fill('F-102 TNK-02')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).first().click()
  await page.getByRole('tab', { name: 'Board' }).click()
  await expect(page).toHaveURL(/view=board/)
  await expect(
    page.getByRole('list', { name: 'Active' }).getByRole('listitem').first(),
  ).toBeVisible()
  await page.getByRole('list', { name: 'Suspended' }).getByRole('link').first().click()
  await expect(permits.command('Resume work')).toBeVisible()
})

test('a project is looked up by keyboard; an answer that comes late changes nothing', async ({
  as,
}) => {
  const { page } = new PermitPage(await as('SafetyOfficer'))
  await page.goto('/work-permits/new')
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/api/work-permits/searchProjects', async (route) => {
    if (route.request().postDataJSON().keyword === 'z9z9') await released
    // The page may have aborted the request.
    await route.continue().catch(() => {})
  })
  const project = page.getByRole('combobox', { name: 'Project' })
  const list = page.getByRole('listbox', { name: 'Project' })
  const options = list.getByRole('option')
  await project.focus()
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toBeVisible()
  const asked = page.waitForRequest((request) => request.postData()?.includes('z9z9') ?? false)
  await page.keyboard.type('z9z9')
  await asked
  await expect(list.getByText('Searching…')).toBeVisible()
  await expect(project).toHaveValue('z9z9')
  await project.fill('T-301')
  await expect(options).toHaveText([/T-301/])
  release()
  await expect(project).toHaveValue('T-301')
  await expect(options).toHaveText([/T-301/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(project).toHaveValue(/T-301/)
  await expect(page.getByRole('combobox', { name: 'Contractor' })).toHaveValue(/Baiphothong/)
  await project.fill('nobody knows this')
  await expect(list.getByText('Nothing found')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(project).toHaveValue(/T-301/)
})

test('a project in the URL of the list is shown by its name', async ({ as }) => {
  const permits = new PermitPage(await as('SafetyOfficer'))
  await permits.open()
  await permits.find('Project', 'T-301', /T-301/)
  await expect(permits.page).toHaveURL(/projectId=/)
  await permits.page.reload()
  const project = permits.page.getByRole('combobox', { name: 'Project' })
  await expect(project).toHaveValue(/T-301/)
  await expectUsable(permits.page)
})
