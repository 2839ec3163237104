import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const readme = fs.readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8')

test('the first commands of the README are the two that matter', () => {
  const commands = [...readme.matchAll(/^ {4}(npm .*)$|^(npm ci && .*)$/gm)].map(([line]) =>
    line.trim(),
  )
  expect(commands.slice(0, 2)).toEqual(['npm ci && npm start', 'npm ci && npm test'])
})

test('the curl example of the README works as it is pasted', ({ baseURL }) => {
  const example = /```sh\n(TOKEN=[\s\S]*?)```/.exec(readme)?.[1]
  expect(example).toBeDefined()
  const script = example!.replaceAll('http://localhost:3000', baseURL!)
  const answer = execFileSync('bash', ['-euo', 'pipefail', '-c', script], { encoding: 'utf8' })
  expect(JSON.parse(answer).contractorUsers.length).toBeGreaterThan(0)
})
