import { useFormContext } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { FileField, type StoredFile } from './file-field'
import { Form } from './form'
import { FormActions } from './form-actions'
import { FormModal } from './form-modal'
import { InputOwnerProvider } from './input-owner'
import { TextField } from './text-field'

afterEach(() => vi.unstubAllGlobals())

/** Says whether the form around has unsaved input. */
const Unsaved = () => <output>{useFormContext().formState.isDirty ? 'unsaved' : 'saved'}</output>

test('a form cannot be saved while a file is uploading', async () => {
  let arrive: (file: StoredFile) => void = () => {}
  const upload = () => new Promise<StoredFile>((resolve) => (arrive = resolve))
  render(
    <Form contract={employers.save} values={{ photo: null }} onDone={() => {}}>
      <FileField
        name="photo"
        label="รูป"
        accept="image/png"
        hint=""
        limit={10}
        upload={upload}
        renderPreview={(file) => <output>{file?.id}</output>}
      />
      <FormActions />
    </Form>,
  )
  const input = await findElement<HTMLInputElement>('input[type=file]')
  const save = await readyButton('บันทึก')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'photo.png')] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(() => save.disabled).toBe(true)
  arrive({ id: 'stored' })
  await findElement('output', 'stored')
  await expect.poll(() => save.disabled).toBe(false)
})

test('a dialog with unsaved input asks before a click outside closes it', async () => {
  let timesClosed = 0
  render(
    <FormModal title="งานใหม่" isOpen onClose={() => timesClosed++}>
      <Form contract={employers.save} values={{ nameTh: '' }} onDone={() => {}}>
        <TextField name="nameTh" label="ชื่อ" />
      </Form>
    </FormModal>,
  )
  const outside = await findElement('.mantine-Modal-overlay')
  outside.click()
  await expect.poll(() => timesClosed).toBe(1)
  await typeInto(await findElement<HTMLInputElement>('input[name=nameTh]'), 'บริษัท')
  outside.click()
  const leave = await findElement('button', 'ออกโดยไม่บันทึก')
  expect(timesClosed).toBe(1)
  leave.click()
  await expect.poll(() => timesClosed).toBe(2)
})

test('what is typed while a save is running stays unsaved', async () => {
  let answer: (saved: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const done: object[] = []
  render(
    <InputOwnerProvider userId="u1">
      <Form
        contract={employers.save}
        values={{ nameTh: '', nameEn: 'Company', kind: 'Contractor' }}
        onDone={(_, sent) => done.push(sent)}
      >
        <TextField name="nameTh" label="ชื่อ" />
        <Unsaved />
        <FormActions />
      </Form>
    </InputOwnerProvider>,
  )
  const name = await findElement<HTMLInputElement>('input[name=nameTh]')
  await typeInto(name, 'บริษัท')
  ;(await readyButton('บันทึก')).click()
  await expect
    .poll(() => document.querySelector<HTMLElement>('button[type=submit]')?.dataset.loading)
    .toBe('true')
  await typeInto(name, 'บริษัทใหม่')
  answer(Response.json({ success: true, messages: [], rowVersion: 2 }))
  await expect.poll(() => done).toEqual([expect.objectContaining({ nameTh: 'บริษัท' })])
  await findElement('output', 'unsaved')
  expect(name.value).toBe('บริษัทใหม่')
  await expect.poll(() => Object.values({ ...localStorage }).join()).toContain('บริษัทใหม่')
  await typeInto(name, 'บริษัท')
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('saved')
})

test('a record that is loaded again keeps what was typed, and takes the rest from the server', async () => {
  const sent: object[] = []
  const stale = { status: 409, code: 'stale-record', detail: '', errors: [] }
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    if (sent.length > 1) return Response.json({ success: true, messages: [], rowVersion: 3 })
    const headers = { 'content-type': 'application/problem+json' }
    return Response.json(stale, { status: 409, headers })
  })
  const company = {
    id: '01a1ff03-18a0-77f0-9f44-adc3418978a9',
    nameTh: 'เดิม',
    nameEn: 'Old',
    kind: 'Contractor',
  }
  const done = vi.fn<() => void>()
  render(
    <Form
      contract={employers.save}
      values={{ ...company, rowVersion: 1 }}
      reload={async () => ({ ...company, nameEn: 'New', rowVersion: 2 })}
      onDone={done}
    >
      <TextField name="nameTh" label="ชื่อ" />
      <TextField name="nameEn" label="ชื่ออังกฤษ" />
      <Unsaved />
      <FormActions />
    </Form>,
  )
  const name = await findElement<HTMLInputElement>('input[name=nameTh]')
  await typeInto(name, 'บริษัท')
  ;(await readyButton('บันทึก')).click()
  await findElement('[role=alert]', 'สิ่งที่คุณกรอกไว้จะยังอยู่')
  ;(await findElement<HTMLButtonElement>('button', 'โหลดใหม่')).click()
  const english = await findElement<HTMLInputElement>('input[name=nameEn]')
  await expect.poll(() => english.value).toBe('New')
  expect(name.value).toBe('บริษัท')
  await findElement('output', 'unsaved')
  ;(await readyButton('บันทึก')).click()
  await expect.poll(() => done.mock.calls.length).toBe(1)
  expect(sent[1]).toMatchObject({ nameTh: 'บริษัท', nameEn: 'New', rowVersion: 2 })
})

test('a refused form lists its wrong fields in the order of the page and focuses the first', async () => {
  render(
    <Form contract={employers.save} values={{ nameTh: '', phone: 'x' }} onDone={() => {}}>
      <TextField name="phone" label="โทรศัพท์" />
      <TextField name="nameTh" label="ชื่อ" />
      <FormActions />
    </Form>,
  )
  const save = await readyButton('บันทึก')
  save.click()
  await findElement('[role=alert]', 'ต้องแก้ไข 2 ช่องก่อน')
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[role=alert] a')]
  expect(links.map(({ textContent }) => textContent.split(':')[0])).toEqual(['โทรศัพท์', 'ชื่อ'])
  const [phone, name] = ['phone', 'nameTh'].map((field) =>
    document.querySelector(`[name=${field}]`),
  )
  await expect.poll(() => document.activeElement).toBe(phone)
  links[1]!.click()
  expect(document.activeElement).toBe(name)
})

test('the main button of a form is the last one, and the only one that submits', async () => {
  render(
    <Form contract={employers.save} values={{}} onDone={() => {}}>
      <FormActions onCancel={() => {}} />
    </Form>,
  )
  await findElement('button', 'บันทึก')
  const buttons = [...document.querySelectorAll('button')]
  expect(buttons.map(({ type, textContent }) => [type, textContent])).toEqual([
    ['button', 'ยกเลิก'],
    ['submit', 'บันทึก'],
  ])
})

test('a file is fetched from within a form that is not saved, without a question', async () => {
  render(
    <Form contract={employers.save} values={{ nameTh: '' }} onDone={() => {}}>
      <TextField name="nameTh" label="ชื่อ" />
      <a href="/api/assets/download/one" download>
        แบบฟอร์ม
      </a>
      <Unsaved />
    </Form>,
  )
  await typeInto(await findElement<HTMLInputElement>('input[name=nameTh]'), 'บริษัท')
  await findElement('output', 'unsaved')
  let isFetched = false
  const onClick = (event: Event) => {
    isFetched = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', onClick, { once: true })
  const link = await findElement('a', 'แบบฟอร์ม')
  link.click()
  document.removeEventListener('click', onClick)
  expect(isFetched).toBe(true)
})
