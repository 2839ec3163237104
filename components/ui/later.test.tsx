import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { findElement, render } from '@/lib/testing/runs/render'
import { later } from './later'

let isThere = true

beforeEach(() => {
  isThere = true
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch')
    return new Response()
  })
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

test('a part that cannot be fetched without a network is there once the network is', async () => {
  isThere = false
  const usePart = later(async () => {
    if (!isThere) throw new Error('no chunk')
    return 'part'
  })
  const Part = () => <output>{usePart() ?? 'nothing'}</output>
  render(<Part />)
  await findElement('output', 'nothing')
  await expect.poll(() => onlineManager.isOnline()).toBe(false)
  isThere = true
  onlineManager.setOnline(true)
  await findElement('output', 'part')
})

test('a part that the server no longer has is tried twice, and then missing', async () => {
  let times = 0
  const fetched = fetchPart(async () => {
    times++
    throw new Error('no chunk')
  })
  await expect(fetched).rejects.toThrow('no chunk')
  expect(times).toBe(2)
})
