import { afterEach, expect, test, vi } from 'vitest'
import { pressKeys } from '@/lib/testing/runs/press-keys'
import { findElement, render } from '@/lib/testing/runs/render'
import { PrLookup } from './pr-lookup'

afterEach(() => vi.unstubAllGlobals())

test('that no project has a number is said of the number in the field, and of no other', async () => {
  let asked = ''
  let answer = () => {}
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    asked = JSON.parse(String(body)).PurchaseRequisitionNo
    await new Promise<void>((resolve) => (answer = resolve))
    return Response.json([])
  })
  render(<PrLookup isOpen wasOpened row={null} open={() => {}} close={() => {}} />)
  const field = await findElement<HTMLInputElement>('input')
  const links = () =>
    [...document.querySelectorAll('a[href*="prNo="]')].map((link) => link.textContent)
  await pressKeys(field, 'PR-1', 5)
  await expect.poll(() => asked).toBe('PR-1')
  expect(links()).toEqual([])
  answer()
  await expect.poll(() => links().length).toBe(1)
  expect(links()[0]).toContain('PR-1')
  await pressKeys(field, '2', 5)
  await expect.poll(() => asked).toBe('PR-12')
  expect(links()).toEqual([])
  answer()
  await expect.poll(() => links().length).toBe(1)
  expect(links()[0]).toContain('PR-12')
})
