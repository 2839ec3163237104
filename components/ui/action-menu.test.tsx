import { expect, test } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { ActionMenu } from './action-menu'

const action = (label: string, isDestructive?: boolean) => ({
  label,
  isDestructive,
  onClick: () => undefined,
})

async function shown(...actions: ReturnType<typeof action>[]): Promise<string[]> {
  render(<ActionMenu actions={actions}>คำสั่ง</ActionMenu>)
  const menu = await findElement('[role=menu]')
  return [...menu.children].map(({ tagName, textContent }) =>
    tagName === 'HR' ? '—' : textContent,
  )
}

test('what destroys stands last, after a line', async () =>
  expect(await shown(action('แก้ไข'), action('ลบ', true), action('ส่งออก'))).toEqual([
    'แก้ไข',
    'ส่งออก',
    '—',
    'ลบ',
  ]))

test('a line stands between two kinds of commands only', async () => {
  expect(await shown(action('ลบ', true))).toEqual(['ลบ'])
  expect(await shown(action('แก้ไข'))).toEqual(['แก้ไข'])
})
