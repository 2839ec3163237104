import { makeSession } from '../fixtures/records'
import { expect, test } from '../fixtures/signed-in'

const activePermit = '/work-permits/0199c8a0-0000-700b-8000-000000000024'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

test('check-in and stopping work have room for a glove, all other buttons for a finger', async ({
  as,
  site,
}) => {
  const { id } = await makeSession(site)
  const page = await as('SafetyOfficer')
  for (const [path, name] of [
    [`/training/sessions/${id}`, 'Check in'],
    [activePermit, 'Stop work'],
  ] as const) {
    await page.goto(path)
    const button = page.getByRole('button', { name, exact: true }).first()
    expect((await button.boundingBox())!.height, name).toBeGreaterThanOrEqual(56)
    for (const other of await page.getByRole('main').getByRole('button').all()) {
      const { width, height } = (await other.boundingBox())!
      expect(Math.min(width, height), await other.innerText()).toBeGreaterThanOrEqual(44)
    }
  }
})
