import { afterEach, expect, test, vi } from 'vitest'
import type { NoticeChoice } from '@/lib/domain/people/notice-settings/contract'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { NoticeSettingsPanel } from './notice-settings-panel'

const choices: NoticeChoice[] = [
  { event: 'task.assigned', channel: 'Email', when: 'Digest' },
  { event: 'task.overdue', channel: 'Email', when: 'Digest' },
]

afterEach(() => vi.unstubAllGlobals())

/** Of the first one. */
async function chooseAndSave(when: string): Promise<void> {
  ;(await findElement('input[name="choices.0.when"]')).click()
  ;(await findElement('[role=option]', when)).click()
  ;(await readyButton('บันทึก')).click()
}

test('sends what was changed, so that what a mail has switched off meanwhile stays off', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/get')) return Response.json({ quietHours: null, locale: 'th', choices })
    sent.push(JSON.parse(String(body)))
    return Response.json({ success: true, messages: [] })
  })
  render(<NoticeSettingsPanel hasEmail />)
  const saved = (when: string) => ({
    choices: [{ event: 'task.assigned', channel: 'Email', when }],
    quietHours: null,
  })
  await chooseAndSave('ไม่ส่ง')
  await expect.poll(() => sent).toEqual([saved('Off')])
  await chooseAndSave('รวมส่งเวลา 07:00 น.')
  await expect.poll(() => sent).toEqual([saved('Off'), saved('Digest')])
})
