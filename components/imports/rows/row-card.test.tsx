import { useQuery } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { IntentLink } from '@/components/ui/intent-link'
import type { ImportedRow, ImportPage } from '@/lib/domain/site/imports/contract'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { RowCard } from './row-card'
import { TypedTexts } from './typed-texts'

const file = {
  can: ['check'],
  fields: [{ field: 'firstNameTh', label: 'ชื่อ', isRequired: true, hint: null }],
  mapping: { firstNameTh: 'A' } as Record<string, string>,
} as ImportPage
const rowOf = (rowNo: number, text: string): ImportedRow => ({
  id: String(rowNo),
  rowNo,
  cells: { A: text },
  outcome: 'Wrong',
  errors: [{ column: 'firstNameTh', code: 'needed', message: 'กรุณาระบุ' }],
  notes: [],
  matchId: null,
  recordId: null,
  isKept: false,
})

test('cells that are typed in two rows are given up after one question', async () => {
  render(
    <>
      <ul>
        <RowCard file={file} row={rowOf(2, '')} onGone={() => {}} />
        <RowCard file={file} row={rowOf(3, 'ส')} onGone={() => {}} />
      </ul>
      <IntentLink href="/persons">บุคคล</IntentLink>
    </>,
  )
  await findElement('input')
  for (const input of document.querySelectorAll('input')) await typeInto(input, 'สมุทร')
  const link = await findElement('a', 'บุคคล')
  link.click()
  await findElement('button', 'อยู่หน้านี้ต่อ')
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1)
})

test('what is typed in a row is there again once the row is', async () => {
  const typed = new Map()
  const show = (rowNo: number) =>
    render(
      <TypedTexts value={typed}>
        <ul>
          <RowCard file={file} row={rowOf(rowNo, '')} onGone={() => {}} />
        </ul>
      </TypedTexts>,
    )
  show(2)
  await typeInto(await findElement<HTMLInputElement>('input'), 'สมุทร')
  show(3)
  expect((await findElement<HTMLInputElement>('input')).value).toBe('')
  show(2)
  expect((await findElement<HTMLInputElement>('input')).value).toBe('สมุทร')
})

test('what is typed while a row is sent and refused is there again once the row is', async () => {
  const typed = new Map()
  let refuse = () => {}
  const refused = new Promise<Response>((answer) => {
    refuse = () => answer(Response.json({ code: 'import-busy' }, { status: 409 }))
  })
  vi.stubGlobal('fetch', () => refused)
  onTestFinished(() => void vi.unstubAllGlobals())
  render(
    <TypedTexts value={typed}>
      <ul>
        <RowCard file={file} row={rowOf(2, '')} onGone={() => {}} />
      </ul>
    </TypedTexts>,
  )
  const input = await findElement<HTMLInputElement>('input')
  await typeInto(input, 'สมุทร')
  document.querySelector('form')!.requestSubmit()
  await expect.poll(() => typed.size).toBe(0)
  await typeInto(input, 'สมุทรสาคร')
  refuse()
  await findElement('.mantine-Notification-root')
  expect(typed.get(2)).toEqual({ A: 'สมุทรสาคร' })
})

test('whoever has gone on before all is read again keeps the focus', async () => {
  let readAgain = () => {}
  vi.stubGlobal('fetch', async () => Response.json({}))
  onTestFinished(() => void vi.unstubAllGlobals())
  function Page() {
    const read = () => new Promise<null>((answer) => (readAgain = () => answer(null)))
    useQuery({ queryKey: ['slow'], queryFn: read, initialData: null, staleTime: Infinity })
    return (
      <>
        <ul>
          <RowCard file={file} row={rowOf(2, '')} onGone={() => {}} />
        </ul>
        <button type="button">Elsewhere</button>
      </>
    )
  }
  render(<Page />)
  await typeInto(await findElement<HTMLInputElement>('input'), 'สมุทร')
  const before = readAgain
  document.querySelector('form')!.requestSubmit()
  await expect.poll(() => readAgain).not.toBe(before)
  const elsewhere = await readyButton('Elsewhere')
  elsewhere.focus()
  readAgain()
  await findElement('.mantine-Notification-root')
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.activeElement).toBe(elsewhere)
})
