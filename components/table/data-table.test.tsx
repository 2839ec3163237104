import { afterEach, expect, test } from 'vitest'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { employers } from '@/lib/domain/site/employers/contract'
import { route } from '@/lib/platform/access/route'
import { findElement, render, typeInto } from '@/lib/testing/runs/render'
import { DataTable } from './data-table'

type Click = { link: string | undefined; withControl: boolean }
const clicks: Click[] = []
const note = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a')
  clicks.push({ link: link?.getAttribute('href') ?? undefined, withControl: event.ctrlKey })
  // Nothing is loaded.
  event.preventDefault()
}

afterEach(() => {
  document.removeEventListener('click', note)
  clicks.length = 0
})

function show() {
  render(
    <Form contract={employers.save} values={{ nameTh: '' }} onDone={() => {}}>
      <TextField name="nameTh" label="ชื่อ" />
      <DataTable
        caption="บริษัท"
        columns={[
          { key: 'name', header: 'ชื่อ', cell: () => 'ใบโพธิ์ทอง' },
          { key: 'status', header: 'สถานะ', cell: () => 'ใช้งาน' },
        ]}
        rows={[{ id: 'one' }]}
        nameOf={() => 'ใบโพธิ์ทอง'}
        hrefOf={() => route('/employers/one')}
      />
    </Form>,
  )
  return findElement('td', 'ใช้งาน')
}

test('a row that is clicked with a key held opens as its link does, in a tab of its own', async () => {
  const cell = await show()
  document.addEventListener('click', note)
  cell.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
  )
  await expect.poll(() => clicks).toContainEqual({ link: '/employers/one', withControl: true })
})

test('a row that is clicked beside unsaved input asks before it opens', async () => {
  const cell = await show()
  await typeInto(await findElement<HTMLInputElement>('input[name=nameTh]'), 'บริษัท')
  cell.click()
  await findElement('button', 'ออกโดยไม่บันทึก')
})
