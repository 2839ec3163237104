import { persons } from '../../lib/domain/people/persons/contract'
import { documentTemplates } from '../../lib/domain/site/document-templates/contract'
import { workspaceAreas } from '../../lib/domain/site/workspace-areas/contract'
import { makeCompany, makePerson, makeProject } from '../fixtures/records'
import { expect, test } from '../fixtures/signed-in'

test('the pages of a person, a company and a project come whole: their screens read nothing again, and Back shows them @phone', async ({
  as,
  site,
}) => {
  const company = await makeCompany(site)
  const person = await makePerson(site, company.id)
  const { code } = await site.ask('Admin', persons.get, { id: person.id })
  const [area] = (await site.ask('Admin', workspaceAreas.search, {})).rows
  const [document] = (await site.ask('Admin', documentTemplates.search, {})).rows
  const project = await makeProject(site, {
    employerId: company.id,
    workspaceAreaIds: [area!.id],
    documentTemplateIds: [document!.id],
  })
  const page = await as('Purchasing')
  const read: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !isOfFrame(pathname))
      read.push(`${new URL(page.url()).pathname}: ${pathname}`)
  })
  for (const [path, section] of [
    [`/persons/${code}`, 'Coming in today'],
    [`/employers/${company.id}`, 'Projects (1)'],
    [`/projects/${project.id}`, 'What happened lately'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: section })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(read).toEqual([])
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Projects (1)' })).toContainText(project.name)
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Coming in today' })).toBeVisible()
})

/** What the frame around every page reads, and pictures. */
const isOfFrame = (pathname: string) =>
  pathname.startsWith('/api/notices/') ||
  pathname.startsWith('/api/saved-views/') ||
  pathname.startsWith('/api/assets/')
