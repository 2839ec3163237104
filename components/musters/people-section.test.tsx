import { expect, test } from 'vitest'
import type { MusterPerson } from '@/lib/domain/gate/musters/contract'
import { findElement, render } from '@/lib/testing/runs/render'
import { PeopleSection } from './people-section'

const person = (number: number): MusterPerson => ({
  key: `p${number}`,
  person: null,
  guest: null,
  employer: null,
  workspaceArea: null,
  isArrival: false,
  status: 'Missing',
  decided: null,
})
const people = Array.from({ length: 130 }, (_, number) => person(number))
const cards = () => document.querySelectorAll('li').length
const nothing = () => undefined

test('a screen has the first people, and paper has everybody', async () => {
  render(
    <PeopleSection
      title="หาย"
      people={people}
      Card={({ who }) => who.key}
      card={{ faceOf: nothing, onMark: nothing }}
    />,
  )
  await findElement('li', 'p59')
  expect(cards()).toBe(60)
  await expect
    .poll(() => window.dispatchEvent(new Event('beforeprint')) && cards())
    .toBe(people.length)
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(cards).toBe(60)
})
