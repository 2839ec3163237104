import type { Page } from '@playwright/test'
import { today, typed } from '../fixtures/days'
import { decide, lookUp, press, tabTo, typeInto } from '../fixtures/keys'
import { makeTrainedPerson, unique, type Person } from '../fixtures/records'
import { expect, test } from '../fixtures/signed-in'
import { PermitPage } from '../pages/permit-page'

test('a permit goes from its JSA template over three approvers to Closed by keyboard alone', async ({
  as,
  site,
}) => {
  const template = unique('Change a seal')
  const worker = await makeTrainedPerson(site)
  const officer = new PermitPage(await as('SafetyOfficer'))
  const contractor = new PermitPage(await as('Contractor'))
  const owner = new PermitPage(await as('WorkOwner'))
  const areaOwner = new PermitPage(await as('WorkspaceOwner'))

  await writeTemplate(officer.page, template)
  const id = await askForPermit(contractor, template, worker)
  await decide(contractor.page, 'Submit for approval')
  await expect(contractor.status('Awaiting approval')).toBeVisible()

  for (const approver of [officer, owner, areaOwner]) {
    await approver.openPermit(id)
    await decide(approver.page, 'Approve')
    await expect(approver.command('Approve')).toHaveCount(0)
  }
  await expect(areaOwner.status('Approved')).toBeVisible()

  await officer.openPermit(id)
  await decide(officer.page, 'Activate')
  await contractor.openPermit(id)
  await decide(contractor.page, 'Work is finished')
  await officer.openPermit(id)
  await decide(officer.page, 'Close the permit')
  await expect(officer.status('Closed')).toBeVisible()
})

/** One step with one hazard, rated before and after its control. */
async function writeTemplate(page: Page, name: string): Promise<void> {
  await page.goto('/jsa-templates')
  await press(page, page.getByRole('link', { name: 'New template' }))
  await page.waitForURL('**/jsa-templates/new')
  await typeInto(page, 'Name in Thai', name)
  await typeInto(page, 'Name in English', name)
  for (const label of ['Activity in Thai', 'Hazard in Thai', 'Control in Thai'])
    await typeInto(page, label, 'เปลี่ยนซีล')
  for (const rating of await page.getByRole('combobox', { name: /^(Likelihood|Severity)/ }).all()) {
    await tabTo(page, rating)
    await page.keyboard.type('2')
    await expect(rating).toHaveValue('2')
  }
  await press(page, page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Step by step, to the one that submits. Returns the id of the draft. */
async function askForPermit(
  permits: PermitPage,
  template: string,
  worker: Person,
): Promise<string> {
  const { page } = permits
  await page.goto('/work-permits')
  await press(page, page.getByRole('link', { name: 'Request a permit' }))
  await expectFocusOn(permits, 'The work')
  await typeInto(page, 'Description of the work', 'Replace the seal of pump P-301')
  await lookUp(page, 'Project', 'T-301', /T-301/)
  await saveStep(permits, 'The area')
  await lookUp(page, 'Workspace area', 'TNK-02', /TNK-02/)
  await saveStep(permits, 'Day and time')
  await typeInto(page, 'Work date', typed(today()))
  for (const [label, time] of [
    ['Start', '00:00'],
    ['End', '23:59'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await tabTo(page, field)
    await page.keyboard.type(time.replace(':', ''))
    await expect(field).toHaveValue(time)
  }
  await saveStep(permits, 'The workers')
  await lookUp(page, 'Add a worker', worker.name, new RegExp(`${worker.name}.* · May work`))
  await typeInto(page, `What ${worker.name} does in this work`, 'Fitter')
  await saveStep(permits, 'Job safety')
  await lookUp(page, 'JSA template', template, new RegExp(template))
  await saveStep(permits, 'Protective')
  await press(page, page.getByRole('checkbox', { name: 'Gloves', exact: true }), 'Space')
  await saveStep(permits, 'Check and submit')
  await expect(permits.readiness()).toContainText('Ready: nothing is missing')
  return new URL(page.url()).pathname.split('/').at(-2)!
}

async function saveStep(permits: PermitPage, next: string): Promise<void> {
  await press(permits.page, permits.command('Save and continue'))
  await expectFocusOn(permits, next)
  // The page loads the record again before the form is ready.
  await expect(permits.page.locator('form [data-loading]')).toHaveCount(0)
}

/** The heading takes the focus a frame after its step is shown. */
async function expectFocusOn(permits: PermitPage, step: string): Promise<void> {
  await permits.expectStep(step)
  await expect(permits.page.getByRole('heading', { level: 1 })).toBeFocused()
}
