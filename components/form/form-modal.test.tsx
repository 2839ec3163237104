import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { Form } from './form'
import { FormActions } from './form-actions'
import { FormModal } from './form-modal'
import { RecordDrawer } from './record-drawer'
import { TextField } from './text-field'

/** A dialog over a drawer, as on the page of a list. */
function Stacked() {
  const [isOpen, setOpen] = useState(true)
  const [isAbove, setAbove] = useState(true)
  return (
    <>
      <RecordDrawer title="below" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>below</p>
      </RecordDrawer>
      <FormModal title="above" isOpen={isAbove} onClose={() => setAbove(false)}>
        <p>above</p>
      </FormModal>
      <output>{[isOpen && 'below', isAbove && 'above'].filter(Boolean).join()}</output>
    </>
  )
}

const open = () => document.querySelector('output')?.textContent
const pressEscape = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))

test('Escape closes the topmost of two dialogs, then the one below', async () => {
  render(<Stacked />)
  await expect.poll(() => document.querySelectorAll('[role=dialog]').length).toBe(2)
  pressEscape()
  await expect.poll(open).toBe('below')
  const openAfterEscape = () => {
    pressEscape()
    return open()
  }
  await expect.poll(openAfterEscape).toBe('')
})

const NameForm = () => (
  <Form contract={employers.save} values={{ nameTh: '' }} onDone={() => {}}>
    <TextField name="nameTh" label="ชื่อ" />
  </Form>
)

/** The form comes when its dialog is open already, as one whose values are read first. */
function Late() {
  const [isRead, setRead] = useState(false)
  return (
    <FormModal title="late" isOpen onClose={() => {}}>
      {isRead ? (
        <NameForm />
      ) : (
        <button type="button" onClick={() => setRead(true)}>
          read
        </button>
      )}
    </FormModal>
  )
}

test('a dialog with typed input asks before Cancel closes it', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <FormModal title="new" isOpen onClose={onClose}>
      <Form contract={employers.save} values={{ nameTh: '' }} onDone={() => {}}>
        <TextField name="nameTh" label="ชื่อ" />
        <FormActions />
      </Form>
    </FormModal>,
  )
  await typeInto(await findElement<HTMLInputElement>('input[name="nameTh"]'), 'ไทยสตีล')
  ;(await readyButton('ยกเลิก')).click()
  const stay = await findElement('button', 'อยู่หน้านี้ต่อ')
  expect(onClose).not.toHaveBeenCalled()
  stay.click()
  ;(await readyButton('ยกเลิก')).click()
  ;(await findElement('button', 'ออกโดยไม่บันทึก')).click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

const focused = () => document.activeElement?.getAttribute('name')

test('the first field of a form in a dialog has the focus, not the cross that closes it', async () => {
  render(
    <FormModal title="new" isOpen onClose={() => {}}>
      <NameForm />
    </FormModal>,
  )
  await expect.poll(focused, { timeout: 30_000 }).toBe('nameTh')
})

test('a form that comes later than its dialog has the focus on its first field, too', async () => {
  render(<Late />)
  const read = await findElement('button', 'read')
  read.focus()
  read.click()
  await expect.poll(focused, { timeout: 30_000 }).toBe('nameTh')
})
