import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { useSelection } from '@/components/table/use-selection'
import { BulkCommands } from './bulk-commands'
import { Outcome } from './outcome'
import { SelectAll } from './select-all'
import { useAttendanceCommand } from './use-attendance-command'

const attendance: AttendanceRecord = {
  id: 'one',
  sessionId: 'session',
  personId: 'person',
  contractorId: null,
  status: 'Enrolled',
  enrolledAt: '2026-03-01T02:00:00Z',
  enrolledByUserId: 'user',
  confirmedAt: null,
  confirmedByUserId: null,
  checkedInAt: null,
  checkedInByUserId: null,
  resultAt: null,
  resultByUserId: null,
  note: null,
  rowVersion: 1,
  person: {
    id: 'person',
    nameTh: 'สมชาย ใจดี',
    nameEn: null,
    code: 'P-000017',
    TrainingStatus: 'NotTrained',
    trainingValidUntil: null,
    profileAssetId: null,
  },
  contractor: null,
  session: {
    scheduleName: 'ปฐมนิเทศ',
    scheduleNickname: 'ปฐมนิเทศ',
    credentialTypeId: null,
    date: '2026-03-02',
    period: 'Morning',
    startTime: '09:00',
    location: 'ห้อง 1',
    status: 'Open',
    hasBegun: false,
  },
  can: { commands: ['confirm'] },
}
const onDone = vi.fn<() => void>()

function Commands({ chosen = [attendance] }: { chosen?: AttendanceRecord[] }) {
  const command = useAttendanceCommand(chosen)
  return <BulkCommands chosen={chosen} command={command} onDone={onDone} onCorrect={() => {}} />
}

const many = (count: number): AttendanceRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    ...attendance,
    id: `${index}`,
    can: { commands: ['confirm', 'correct'] },
  }))

const unfiltered = { query: new URLSearchParams(), answer: { isPlaceholderData: false } }

/** All rows are selected by a click. */
function Chosen({ rows }: { rows: AttendanceRecord[] }) {
  const selection = useSelection(rows, () => true, unfiltered)
  return (
    <SelectAll selection={selection}>
      <Commands chosen={selection.rows} />
    </SelectAll>
  )
}

afterEach(() => {
  onDone.mockClear()
  vi.unstubAllGlobals()
})

test('rows stay selected when their command could not be sent, and only then', async () => {
  let isThere = false
  const results = [{ id: 'one', outcome: 'done', status: 'Confirmed' }]
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch')
    return Response.json({ results })
  })
  render(<Commands />)
  ;(await readyButton('ยืนยัน (1)')).click()
  await findElement('.mantine-Notification-root', 'ระบบจะทำรายการนี้เพียงครั้งเดียว')
  expect(onDone).not.toHaveBeenCalled()
  isThere = true
  ;(await readyButton('ยืนยัน (1)')).click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
})

test('the outcome is told, and rows are no longer selected, once the rows are read again', async () => {
  let readAgain = () => {}
  vi.stubGlobal('fetch', async () =>
    Response.json({ results: [{ id: 'one', outcome: 'done', status: 'Confirmed' }] }),
  )
  function Roster() {
    const read = () => new Promise<null>((answer) => (readAgain = () => answer(null)))
    useQuery({ queryKey: ['roster'], queryFn: read, initialData: null, staleTime: Infinity })
    const command = useAttendanceCommand([attendance])
    return (
      <>
        <Outcome command={command} />
        <BulkCommands
          chosen={[attendance]}
          command={command}
          onDone={onDone}
          onCorrect={() => {}}
        />
      </>
    )
  }
  render(<Roster />)
  const before = readAgain
  ;(await readyButton('ยืนยัน (1)')).click()
  await expect.poll(() => readAgain).not.toBe(before)
  expect(document.querySelector('[role=status]')).toBeNull()
  expect(onDone).not.toHaveBeenCalled()
  readAgain()
  await findElement('[role=status]', 'ยืนยัน')
  expect(onDone).toHaveBeenCalledWith([attendance])
})

test('the command before cannot be undone while another one is on its way', async () => {
  let readAgain = () => {}
  vi.stubGlobal('fetch', async () =>
    Response.json({ results: [{ id: 'one', outcome: 'done', status: 'Attended' }] }),
  )
  const checkedIn = [{ ...attendance, can: { commands: ['checkIn' as const] } }]
  function Roster() {
    const read = () => new Promise<null>((answer) => (readAgain = () => answer(null)))
    useQuery({ queryKey: ['roster'], queryFn: read, initialData: null, staleTime: Infinity })
    const command = useAttendanceCommand(checkedIn)
    return (
      <>
        <Outcome command={command} />
        <BulkCommands chosen={checkedIn} command={command} onDone={onDone} onCorrect={() => {}} />
      </>
    )
  }
  render(<Roster />)
  const checkIn = async () => {
    const before = readAgain
    ;(await readyButton('เช็กอิน (1)')).click()
    await expect.poll(() => readAgain).not.toBe(before)
  }
  await checkIn()
  readAgain()
  const undo = await readyButton('ยกเลิกที่เพิ่งทำ')
  await checkIn()
  expect(undo.disabled).toBe(true)
  readAgain()
  await readyButton('ยกเลิกที่เพิ่งทำ')
})

test.each([
  [500, false],
  [501, true],
])(
  'with %i people selected the commands are disabled, and the page says why: %s',
  async (count, isTooMany) => {
    render(<Chosen rows={many(count)} />)
    ;(await findElement<HTMLInputElement>('input[type=checkbox]')).click()
    for (const name of ['ยืนยัน', 'แก้ไขผล']) {
      const button = await findElement<HTMLButtonElement>('button', `${name} (${count})`)
      expect(button.disabled).toBe(isTooMany)
    }
    expect(document.body.textContent.includes('ทำได้ครั้งละไม่เกิน 500 รายการ')).toBe(isTooMany)
  },
)
