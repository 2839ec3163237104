import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { Form } from './form'
import { FormActions } from './form-actions'
import { RecordFormDrawer } from './record-form-drawer'
import { TextField } from './text-field'
import { useDrawer } from './use-drawer'

let answer: (response: Response) => void
let isSent = false

beforeEach(() => {
  isSent = false
  vi.stubGlobal('fetch', () => {
    isSent = true
    return new Promise<Response>((resolve) => (answer = resolve))
  })
})
afterEach(() => vi.unstubAllGlobals())

type Company = { id: string; nameTh: string }
const companies: Company[] = ['หนึ่ง', 'สอง'].map((nameTh, index) => ({
  id: `0199c8a0-0000-7001-8000-00000000000${index}`,
  nameTh,
}))

/** A list beside the drawer of its records. */
function Companies() {
  const drawer = useDrawer<Company>()
  return (
    <>
      {companies.map((company) => (
        <button key={company.id} type="button" onClick={() => drawer.open(company)}>
          {company.nameTh}
        </button>
      ))}
      <input name="search" />
      <output>{drawer.isOpen && drawer.row?.nameTh}</output>
      {drawer.wasOpened && (
        <RecordFormDrawer
          {...drawer}
          key={drawer.row?.id}
          title="บริษัท"
          contract={employers.save}
          values={drawer.row ?? {}}
        >
          <TextField name="nameTh" label="ชื่อ" />
        </RecordFormDrawer>
      )}
    </>
  )
}

const shown = () => document.querySelector('output')?.textContent

/** Sends the form of the first company, and closes it before there is an answer. */
async function sendAndLeave(): Promise<void> {
  render(<Companies />)
  ;(await readyButton('หนึ่ง')).click()
  ;(await readyButton('บันทึก')).click()
  const close = await findElement('.mantine-Drawer-close')
  await expect.poll(() => isSent).toBe(true)
  close.click()
  await expect.poll(shown).toBe('')
}

function refused(detail = 'ชื่อซ้ำ'): Response {
  const headers = { 'content-type': 'application/problem+json' }
  const body = { status: 400, code: 'invalid-input', detail, errors: [] }
  return Response.json(body, { status: 400, headers })
}

const saved = () => Response.json({ success: true, messages: [] })

test('an answer that comes late closes no other record', async () => {
  await sendAndLeave()
  ;(await readyButton('สอง')).click()
  await expect.poll(shown).toBe('สอง')
  answer(saved())
  await findElement('.mantine-Notification-root', 'บันทึกแล้ว')
  expect(shown()).toBe('สอง')
})

test('an answer that comes late takes the focus from nobody', async () => {
  await sendAndLeave()
  await new Promise((resolve) => setTimeout(resolve, 200))
  const search = await findElement('input[name=search]')
  search.focus()
  answer(saved())
  await findElement('.mantine-Notification-root', 'บันทึกแล้ว')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(document.activeElement).toBe(search)
})

test('who has closed a form before it was refused is told so', async () => {
  await sendAndLeave()
  answer(refused())
  await findElement('.mantine-Notification-root', 'ชื่อซ้ำ')
})

test('who closes a form at the moment that it is refused is told so', async () => {
  render(<Companies />)
  ;(await readyButton('หนึ่ง')).click()
  ;(await readyButton('บันทึก')).click()
  await expect.poll(() => isSent).toBe(true)
  const refuse = () => answer(refused('ชื่อนี้มีแล้ว'))
  new MutationObserver(refuse).observe(document.querySelector('output')!, { childList: true })
  ;(await findElement('.mantine-Drawer-close')).click()
  await findElement('.mantine-Notification-root', 'ชื่อนี้มีแล้ว')
})

test('a form that is refused late takes the focus from nobody who types beside it', async () => {
  render(
    <>
      <input name="search" />
      <Form contract={employers.save} values={companies[0]!} onDone={() => {}}>
        <TextField name="nameTh" label="ชื่อ" />
        <FormActions />
      </Form>
    </>,
  )
  ;(await readyButton('บันทึก')).click()
  await expect.poll(() => isSent).toBe(true)
  const search = await findElement('input[name=search]')
  search.focus()
  answer(refused())
  await findElement('.mantine-Alert-root', 'ชื่อซ้ำ')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement).toBe(search)
})
