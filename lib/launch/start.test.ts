import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './base/project-root'

test('the product can stand in a folder with spaces and Thai letters in its name', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'หน้า งาน 100%-'))
  const launch = path.join(folder, 'lib/launch')
  for (const file of ['start.mjs', 'build/source-hash.mjs'])
    fs.cpSync(path.join(projectRoot, 'lib/launch', file), path.join(launch, file))
  fs.writeFileSync(path.join(launch, 'prepare.ts'), `console.log('building'); process.exit(7)`)
  const { status, stdout } = spawnSync(process.execPath, [path.join(launch, 'start.mjs')], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([7, 'building\n'])
  fs.rmSync(folder, { recursive: true })
})
