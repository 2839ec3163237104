import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { use, useState } from 'react'
import { expect, test } from 'vitest'
import { readyButton, render } from '@/lib/testing/runs/render'
import { useWayOn } from './use-way-on'

const pages: string[] = []

function Save({ answer }: { answer: Promise<void> }) {
  const wayOn = useWayOn()
  const [isDone, setDone] = useState(false)
  const save = async () => {
    await answer
    wayOn.replace('/users')
    setDone(true)
  }
  return (
    <button type="button" onClick={() => void save()}>
      {isDone ? 'done' : 'save'}
    </button>
  )
}

function Page({ answer }: { answer: Promise<void> }) {
  const router = { ...use(AppRouterContext)!, replace: (to: string) => void pages.push(to) }
  return (
    <AppRouterContext value={router}>
      <PathnameContext value="/users/new">
        <Save answer={answer} />
      </PathnameContext>
    </AppRouterContext>
  )
}

test.each([
  ['leads on from the page that asked', '/users/new', ['/users']],
  ['leads nobody away who has gone to another page', '/persons', []],
])('an answer %s', async (_, at, expected) => {
  pages.length = 0
  window.history.replaceState(null, '', '/users/new')
  let answer = () => {}
  render(<Page answer={new Promise((resolve) => (answer = resolve))} />)
  ;(await readyButton('save')).click()
  window.history.replaceState(null, '', at)
  answer()
  await readyButton('done')
  expect(pages).toEqual(expected)
})
