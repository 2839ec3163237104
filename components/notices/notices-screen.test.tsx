import { afterEach, expect, test, vi } from 'vitest'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { NoticesScreen } from './notices-screen'

const noticeAt = (createdAt: string) => ({
  id: createdAt,
  event: 'task.assigned',
  subject: { type: 'task', id: 'one' },
  href: null,
  title: `งานถึงคุณ ${createdAt}`,
  text: 'ตรวจนั่งร้าน',
  isUrgent: false,
  createdAt,
  readAt: null,
})
const [latest, earlier] = ['2026-03-02T03:00:00.500Z', '2026-03-02T02:00:00.000Z'] as const

afterEach(() => vi.unstubAllGlobals())

test('marks all as read up to the latest that it has shown', async () => {
  const sent: unknown[] = []
  const shown = [latest, earlier].map(noticeAt)
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (!path.endsWith('/markRead'))
      return Response.json(shown, { headers: { 'x-total-count': '2' } })
    sent.push(JSON.parse(String(body)))
    return Response.json({ success: true, messages: [] })
  })
  render(<NoticesScreen />)
  await findElement('td', earlier)
  ;(await readyButton('อ่านแล้วทั้งหมด')).click()
  await expect.poll(() => sent).toEqual([{ until: latest }])
})
