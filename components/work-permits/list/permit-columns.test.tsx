import { expect, test } from 'vitest'
import { narrowing } from '@/components/table/filter'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { findElement, render } from '@/lib/testing/runs/render'
import { usePermitFilters } from './permit-columns'

/** A tab sets the first; permits of a person are looked at on the person's page. */
const shownElsewhere = ['waitingForMe', 'personId']
const ofEveryList = ['page', 'pageSize', 'sort']

function Names() {
  return <output>{narrowing(usePermitFilters(), true).join(' ')}</output>
}

test('the list shows every filter that it takes from its address', async () => {
  render(<Names />)
  const names = (await findElement('output', 'keyword')).textContent.split(' ')
  const obeyed = Object.keys(workPermits.search.input.shape).filter(
    (name) => !shownElsewhere.includes(name) && !ofEveryList.includes(name),
  )
  expect(names.toSorted()).toEqual(obeyed.toSorted())
})
