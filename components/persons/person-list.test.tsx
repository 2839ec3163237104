import { afterEach, expect, test, vi } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { PersonList } from './person-list'

const person = {
  id: 'one',
  code: 'P-000001',
  titleTh: null,
  firstNameTh: 'สมชาย',
  lastNameTh: 'ใจดี',
  firstNameEn: null,
  lastNameEn: null,
  employer: { nameTh: 'ใบโพธิ์ทอง', nameEn: null },
  TrainingStatus: 'NotTrained',
  trainingValidUntil: null,
  ProfileAsset: null,
}

async function show({ isOneEmployer }: { isOneEmployer: boolean }): Promise<HTMLElement> {
  const headers = { 'x-total-count': '1' }
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/persons/search' ? Response.json([person], { headers }) : Response.json([]),
  )
  render(<PersonList isOneEmployer={isOneEmployer} nameOf={() => 'สมชาย'} actionsOf={() => []} />)
  return findElement('table', 'สมชาย')
}

afterEach(() => vi.unstubAllGlobals())

test('who sees the people of all companies is told whose they are', async () =>
  expect((await show({ isOneEmployer: false })).textContent).toContain('ใบโพธิ์ทอง'))

test('who sees the people of one company is not told its name on every row', async () =>
  expect((await show({ isOneEmployer: true })).textContent).not.toContain('ใบโพธิ์ทอง'))
