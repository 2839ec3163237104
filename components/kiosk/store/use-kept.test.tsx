import { expect, test } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { say } from './channel'
import { useKept } from './use-kept'

let isBroken = false
let reads = 0
const read = async () => {
  reads++
  if (isBroken) throw new DOMException('The database connection is closing', 'InvalidStateError')
  return 'รายชื่อ'
}

function Shown() {
  const { value = '–', isRead, hasFailed } = useKept(read, 'list')
  return (
    <output>
      {value} {isRead && 'read'} {hasFailed && 'failed'}
    </output>
  )
}

test('what was read stays where it cannot be read again', async () => {
  render(<Shown />)
  await findElement('output', 'รายชื่อ read')
  isBroken = true
  say({ type: 'list' })
  await findElement('output', 'รายชื่อ read failed')
  expect(reads).toBe(2)
})
