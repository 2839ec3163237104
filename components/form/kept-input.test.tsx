import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  forgetAllInput,
  forgetExpiredInput,
  forgetInput,
  keepInput,
  readKeptInput,
} from '@/lib/platform/browser/kept-input'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { DAY } from '@/lib/platform/dates/durations'
import { findElement, render, typeInto } from '@/lib/testing/runs/render'
import { FileField } from './file-field'
import { Form } from './form'
import { InputOwnerProvider } from './input-owner'
import { PasswordField } from './password-field'
import { TextField } from './text-field'

const place = { userId: 'u1', screen: '/persons', command: '/api/persons/save', record: 'new' }
const input = { fields: { name: 'Somut' }, rowVersion: 3 }

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

test('input is kept for its user, screen, command and record alone', () => {
  keepInput(place, input)
  expect(readKeptInput(place)).toMatchObject(input)
  for (const member of ['userId', 'screen', 'command', 'record'])
    expect(readKeptInput({ ...place, [member]: 'other' })).toBeNull()
  forgetInput(place)
  expect(readKeptInput(place)).toBeNull()
})

test('input is forgotten after a day', () => {
  vi.useFakeTimers({ now: 0 })
  keepInput(place, input)
  vi.setSystemTime(DAY)
  forgetExpiredInput()
  expect(readKeptInput(place)).not.toBeNull()
  vi.setSystemTime(DAY + 1)
  expect(readKeptInput(place)).toBeNull()
  forgetExpiredInput()
  expect(localStorage).toHaveLength(0)
})

test('signing out forgets the input of everybody, and nothing else', () => {
  localStorage.setItem('other', 'x')
  keepInput(place, input)
  keepInput({ ...place, userId: 'u2' }, input)
  forgetAllInput()
  expect(Object.keys(localStorage)).toEqual(['other'])
})

test('a password that is typed never reaches the storage', async () => {
  render(
    <InputOwnerProvider userId="u1">
      <Form contract={employers.save} values={{}} onDone={() => {}}>
        <TextField name="nameTh" label="ชื่อ" />
        <PasswordField name="password" label="รหัสผ่าน" autoComplete="new-password" />
      </Form>
    </InputOwnerProvider>,
  )
  const field = (name: string) => findElement<HTMLInputElement>(`input[name=${name}]`)
  await typeInto(await field('password'), 'mango permit 47')
  await typeInto(await field('nameTh'), 'บริษัท')
  const stored = () => Object.values({ ...localStorage }).join()
  await expect.poll(stored).toContain('บริษัท')
  expect(stored()).not.toContain('mango')
})

test('of an uploaded file its id and name are kept, so that it need not be sent again', async () => {
  const stored = { id: 'stored', fileName: 'photo.png' }
  render(
    <InputOwnerProvider userId="u1">
      <Form contract={employers.save} values={{ photo: null }} onDone={() => {}}>
        <FileField
          name="photo"
          label="รูป"
          accept="image/png"
          hint=""
          limit={10}
          upload={async () => stored}
          renderPreview={(file) => <output>{file?.id}</output>}
        />
      </Form>
    </InputOwnerProvider>,
  )
  const input = await findElement<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'photo.png')] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  const kept = () => Object.values({ ...localStorage }).map((text) => JSON.parse(text).fields)
  await expect.poll(kept).toEqual([{ photo: stored }])
})

test('what was typed for one person is offered for that person alone', async () => {
  const open = (personId: string) => {
    const values = { personId, issuer: '' }
    render(
      <InputOwnerProvider userId="u1">
        <Form key={personId} contract={credentials.save} values={values} onDone={() => {}}>
          <TextField name="issuer" label="ผู้ออก" />
        </Form>
      </InputOwnerProvider>,
    )
    return findElement<HTMLInputElement>('input[name=issuer]')
  }
  const offered = () => document.querySelectorAll('[role=status]').length
  await typeInto(await open('one'), 'กรมการจัดหางาน')
  await expect.poll(() => Object.values({ ...localStorage }).join()).toContain('กรมการจัดหางาน')
  await open('other')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(offered()).toBe(0)
  await open('one')
  await expect.poll(offered).toBe(1)
})
