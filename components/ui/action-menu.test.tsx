import { expect, onTestFinished, test, vi } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { ActionMenu } from './action-menu'

const action = (label: string, isDestructive?: boolean) => ({
  label,
  isDestructive,
  onClick: () => undefined,
})

const toggle = (menu: HTMLElement, type: string) =>
  menu.dispatchEvent(Object.assign(new Event(type), { newState: 'open', oldState: 'closed' }))

async function shownItems(...actions: ReturnType<typeof action>[]): Promise<Element[]> {
  render(<ActionMenu actions={actions}>คำสั่ง</ActionMenu>)
  return [...(await findElement('[role=menu]')).children]
}

const always = <ActionMenu actions={[action('แก้ไข')]}>คำสั่ง</ActionMenu>
const inRow = (
  <ActionMenu isInRow actions={[action('แก้ไข')]}>
    คำสั่ง
  </ActionMenu>
)

const shown = async (...actions: ReturnType<typeof action>[]): Promise<string[]> =>
  (await shownItems(...actions)).map(({ tagName, textContent }) =>
    tagName === 'HR' ? '—' : textContent,
  )

test('what destroys stands last, after a line', async () =>
  expect(await shown(action('แก้ไข'), action('ลบ', true), action('ส่งออก'))).toEqual([
    'แก้ไข',
    'ส่งออก',
    '—',
    'ลบ',
  ]))

test('what destroys is red, and nothing else is', async () => {
  const items = await shownItems(action('ผ่าน', false), action('แก้ไข'), action('ลบ', true))
  const red = items.filter((item) => item.matches('[data-destructive]'))
  expect(red.map(({ textContent }) => textContent)).toEqual(['ลบ'])
})

test('a line stands between two kinds of commands only', async () => {
  expect(await shown(action('ลบ', true))).toEqual(['ลบ'])
  expect(await shown(action('แก้ไข'))).toEqual(['แก้ไข'])
})

test('that of a row is empty until it is opened', async () => {
  render(inRow)
  const menu = await findElement('[popover]')
  expect(menu.children).toHaveLength(0)
  toggle(menu, 'beforetoggle')
  expect((await findElement('[role=menuitem]')).textContent).toBe('แก้ไข')
})

test('it is not seen before it stands where it stays', async () => {
  const [item] = await shownItems(action('แก้ไข'))
  const menu = item!.closest<HTMLElement>('[popover]')!
  toggle(menu, 'beforetoggle')
  expect(menu.style.visibility).toBe('hidden')
  toggle(menu, 'toggle')
  expect(menu.style.visibility).toBe('')
  expect(document.activeElement).toBe(item)
})

test.each([
  ['', always],
  [' of a row', inRow],
])(
  'one%s that was opened before the page had its scripts gets its place and the focus',
  async (_, opened) => {
    const matches = vi.spyOn(Element.prototype, 'matches')
    onTestFinished(() => matches.mockRestore())
    matches.mockImplementation((selector) => selector === ':popover-open')
    render(opened)
    const item = await findElement('[role=menuitem]')
    await expect.poll(() => document.activeElement).toBe(item)
    expect(item.closest<HTMLElement>('[popover]')!.style.top).not.toBe('')
  },
)
