import { workPermits } from '../../lib/domain/work/work-permits/contract'
import { today } from '../fixtures/days'
import { companies, makePerson, unique } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import { PermitPage } from '../pages/permit-page'

test('a permit is copied for another day; its crew goes onto a new one @phone', async ({
  as,
  site,
}) => {
  const description = unique('Clean the sump')
  const crew = [await makePerson(site), await makePerson(site)]
  const id = await site.save('Contractor', workPermits.save, {
    typeCode: 'ConfinedSpace',
    contractorId: companies.Baiphothong,
    description,
    workDate: today(),
    startTime: '08:00',
    endTime: '16:00',
    workers: crew.map((person) => ({ personId: person.id, duty: 'Watcher' })),
  })
  const permits = new PermitPage(await as('Contractor'))
  const { page } = permits
  await permits.openPermit(id)
  await permits.command('Copy').click()
  await expect(page.getByText('Copied as a new draft: choose its day')).toBeVisible()
  await page.waitForURL((url) => !url.pathname.includes(id) && url.search.includes('step=when'))
  await expect(page.getByRole('textbox', { name: 'Work date' })).toHaveValue('')
  await expect(page.getByLabel('Start', { exact: true })).toHaveValue('08:00')
  await expectUsable(page)
  await page.goto(`${new URL(page.url()).pathname}?step=who`)
  const workers = page.getByRole('list', { name: 'Workers' }).getByRole('listitem')
  await expect(workers).toHaveCount(2)

  const fresh = await site.save('Contractor', workPermits.save, {
    typeCode: 'General',
    contractorId: companies.Baiphothong,
    workers: [{ personId: crew[0]!.id }],
  })
  await page.goto(`/work-permits/${fresh}/edit?step=who`)
  await expect(workers).toHaveCount(1)
  await permits.find(
    'Add the crew of another permit',
    description,
    /\d · \d+ \w+ \d{4} · 2 workers/,
  )
  await expect(page.getByText('1 person added')).toBeVisible()
  await expect(workers).toHaveCount(2)
  await expect(
    page.getByRole('textbox', { name: `What ${crew[1]!.name} does in this work` }),
  ).toHaveValue('Watcher')
  await expectUsable(page)
})
