import { afterEach, test, vi } from 'vitest'
import type { GateMatch } from '@/lib/domain/gate/gate/contract'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import type { Device } from '../store/database'
import { useGate } from './use-gate'

const personId = '0199c8a0-0000-7001-8000-000000000002'
const somut: GateMatch = {
  id: personId,
  code: 'P-000017',
  nameTh: 'สมุทร',
  nameEn: null,
  hasPhoto: false,
  employer: null,
  insideSince: null,
  verdict: { personId, verdict: 'allowed', until: null, rulesRevision: 1, reasons: [] },
  permitsToday: [],
  trainingToday: false,
}
const device: Device = {
  token: 'gate_1',
  device: { id: 'device', name: 'แท็บเล็ต' },
  gate: { id: 'front', code: 'F', nameTh: 'ประตูหน้า', nameEn: null },
  revokedAt: null,
}

function Gate() {
  const { view, scan, pass } = useGate({ device, list: null, sound: () => {} })
  const shown = view.kind === 'subject' ? view.shown : null
  return (
    <>
      <button type="button" onClick={() => void scan(somut.code)}>
        สแกน
      </button>
      {shown && (
        <button type="button" onClick={() => void pass('In', shown)}>
          เข้า
        </button>
      )}
      <output>
        {view.kind} {view.kind === 'subject' && (view.problem ?? 'ok')}
      </output>
    </>
  )
}

afterEach(() => vi.unstubAllGlobals())

test('a device whose store is broken shows who it is, and says that a passage is not recorded', async () => {
  vi.stubGlobal('fetch', async () => Response.json([somut]))
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
    },
  })
  render(<Gate />)
  ;(await readyButton('สแกน')).click()
  await findElement('output', 'subject ok')
  ;(await readyButton('เข้า')).click()
  await findElement('output', 'subject not-kept')
})
