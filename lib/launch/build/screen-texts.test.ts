import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../base/project-root'
import { screenTexts } from './screen-texts'

const given = await screenTexts()
const all = fs.readdirSync(path.join(projectRoot, 'lib/platform/i18n/messages/th')).length

/** What a screen has: from its own layout and those around it. */
const textsAt = (folder: string) =>
  Object.entries(given).flatMap(([layout, names]) =>
    layout === '' || layout === folder || folder.startsWith(`${layout}/`) ? names : [],
  )

test.each([
  ['(main)/persons', ['common', 'navigation', 'table', 'persons', 'imports']],
  // Of a drawer that is fetched when it opens.
  ['(main)/employers/[id]', ['employers', 'tasks', 'projects']],
  ['(auth)', ['common', 'signIn', 'invitations']],
])('%s has the texts that its screens name', (folder, names) => {
  expect(textsAt(folder)).toEqual(expect.arrayContaining(names))
})

test('a layout gives nothing that those around it give, and no more than its screens name', () => {
  for (const folder of Object.keys(given))
    expect(new Set(textsAt(folder)).size, folder).toBe(textsAt(folder).length)
  expect(given['(main)/jsa-templates']).toEqual(['jsaTemplates'])
  expect(textsAt('(main)')).not.toContain('workPermits')
})

test('where keys are made of what the server answers all texts are there', () => {
  expect(textsAt('(main)/settings/audit')).toHaveLength(all)
})
