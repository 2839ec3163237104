import { expect, test } from 'vitest'
import type { ProjectRecord } from '@/lib/domain/work/projects/contract'
import { findElement, render } from '@/lib/testing/runs/render'
import { ProjectRemoval } from './project-removal'

const advice = 'ให้ยกเลิกโครงการแทน'

test.each([
  ['may still be cancelled', ['Cancelled'], true],
  ['is over', [], false],
] as const)(
  'a project that %s says whether to cancel it instead',
  async (_, changeStatus, says) => {
    const can = { remove: false, changeStatus: [...changeStatus] }
    const record = { id: '', name: 'ท่อไอน้ำ', can } as ProjectRecord
    render(<ProjectRemoval record={record} />)
    const { textContent } = await findElement('p', 'ลบไม่ได้')
    expect(textContent.includes(advice)).toBe(says)
  },
)
