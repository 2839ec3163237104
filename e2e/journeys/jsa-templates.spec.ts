import { JsaPage } from '../pages/jsa-page'
import { expect, test } from '../fixtures/signed-in'

test('an officer imports system templates, each with its outcome, and disables one', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  const jsa = new JsaPage(page)
  await jsa.open('system')
  const scaffolding = 'Erecting, using and dismantling scaffolds'
  await expect(jsa.row('SYS-HOT-WORK').getByText('Imported', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Import from library' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: /^Hot work/ })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Choose all that are not imported yet' }).check()
  await dialog.getByRole('button', { name: /^Import chosen/ }).click()
  await expect(dialog.getByRole('status')).toContainText(scaffolding)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(jsa.row('Not imported')).toHaveCount(0)

  await jsa.open()
  await expect(jsa.row(scaffolding).getByText('Enabled')).toBeVisible()
  await jsa.act(scaffolding, 'Disable')
  await expect(jsa.row(scaffolding).getByText('Disabled')).toBeVisible()
})

test('a template is written, its steps and hazards moved and removed, by keyboard alone', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  const jsa = new JsaPage(page)
  await page.goto('/jsa-templates/new')
  await page.getByRole('textbox', { name: 'Name in Thai' }).fill('งานล้างบ่อพัก')
  await page.getByRole('textbox', { name: 'Name in English' }).fill('Pit cleaning')
  await jsa.writeStep(1, {
    'Activity in Thai': 'เตรียมงาน',
    'Hazard in Thai': 'ลื่นล้ม',
    'Control in Thai': 'ทำความสะอาดพื้น',
  })
  for (const [no, activity] of [
    [2, 'ล้างบ่อ'],
    [3, 'เก็บงาน'],
  ] as const) {
    await jsa.press('Add a step')
    await expect(jsa.step(no).getByRole('textbox', { name: 'Activity in Thai' })).toBeFocused()
    await page.keyboard.type(activity)
    await jsa.writeStep(no, { 'Hazard in Thai': 'อันตราย', 'Control in Thai': 'มาตรการ' })
  }
  await jsa.press('Move step 3 up')
  expect(await jsa.activities()).toEqual(['เตรียมงาน', 'เก็บงาน', 'ล้างบ่อ'])
  await expect(page.getByRole('button', { name: 'Move step 2 up' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await jsa.activities()).toEqual(['เก็บงาน', 'เตรียมงาน', 'ล้างบ่อ'])
  await jsa.press('Remove step 3')
  expect(await jsa.activities()).toEqual(['เก็บงาน', 'เตรียมงาน'])

  // The hazards of a step move in the same way, with their controls
  const step = jsa.step(2)
  await step.getByRole('button', { name: 'Add a hazard' }).press('Enter')
  const second = step.getByRole('group', { name: 'Hazard 2' })
  await expect(second.getByRole('textbox', { name: 'Hazard in Thai' })).toBeFocused()
  await page.keyboard.type('ของตก')
  await second.getByRole('textbox', { name: 'Control in Thai' }).fill('กั้นเขต')
  await second.getByRole('button', { name: 'Move hazard 2 up' }).press('Enter')
  expect(await jsa.hazards(2)).toEqual(['ของตก', 'ลื่นล้ม'])
  const news = step.getByRole('status').filter({ hasText: 'Moved to hazard 1 of step 2' })
  await expect(news).toHaveCount(1)
  // The first step can only move down, so the focus goes there.
  const down = step.getByRole('button', { name: 'Move hazard 1 down' })
  await expect(down).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(step.getByRole('button', { name: 'Move hazard 2 up' })).toBeFocused()
  await page.keyboard.press('Enter')
  const first = step.getByRole('group', { name: 'Hazard 1' })
  await expect(first.getByRole('textbox', { name: 'Control in Thai' })).toHaveValue('กั้นเขต')

  // Nothing is saved until somebody has chosen the risks
  await expect(page.getByText('Not rated yet')).toHaveCount(6)
  await jsa.press('Save')
  await expect(jsa.step(1).getByText('This is required.')).toHaveCount(4)
  await jsa.rate()
  await expect(jsa.step(1).getByText('This is required.')).toHaveCount(0)

  const before = jsa.step(1).getByRole('group', { name: 'Before controls' })
  await before.getByRole('combobox', { name: 'Severity' }).selectOption('5')
  await expect(before.getByText('15 Critical')).toBeVisible()
  await jsa.press('Save')
  await expect(page.getByRole('heading', { level: 1, name: 'Pit cleaning' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Pit cleaning' })).toContainText('15 Critical')
  await expect(page.getByRole('table', { name: 'Pit cleaning' })).toContainText(/ของตก.*ลื่นล้ม/s)
  await expect(page.getByText(/^JSA-\d{4} · Revision 1$/)).toBeVisible()
})

test('of two officers who change one template the second sees the conflict and keeps the input', async ({
  as,
}) => {
  const [first, second] = [await as('SafetyOfficer'), await as('Admin')]
  // A new template, as other journeys use those of the demo at the same time.
  const id = await new JsaPage(first).add('งานเครื่องมือช่าง', 'Hand tool work')
  for (const page of [first, second]) await page.goto(`/jsa-templates/${id}/edit`)
  const name = (page: typeof first) => page.getByRole('textbox', { name: 'Name in English' })
  await name(first).fill('Maintenance with hand tools')
  await name(second).fill('Hand tools')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByRole('heading', { name: 'Maintenance with hand tools' })).toBeVisible()
  await second.getByRole('button', { name: 'Save' }).click()
  const refusal = second.getByRole('alert').filter({ hasText: 'Somebody else has changed' })
  await expect(refusal).toBeVisible()
  await expect(name(second)).toHaveValue('Hand tools')
  await refusal.getByRole('button', { name: 'Load again' }).click()
  await expect(refusal).toHaveCount(0)
  await expect(name(second)).toHaveValue('Hand tools')
})
