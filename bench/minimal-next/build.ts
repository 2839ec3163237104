import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../lib/launch/base/project-root'

/** Builds bench/minimal-next, an application of its own, in a few seconds. */
export function buildMinimal(): void {
  console.error('  Building the minimal target…')
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  const args = ['node_modules/next/dist/bin/next', 'build', 'bench/minimal-next']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: projectRoot,
    encoding: 'utf8',
    env,
  })
  if (status !== 0) throw new Error(`The minimal target could not be built:\n${stdout}${stderr}`)
  // Its types for editors would contradict the product's
  fs.rmSync(path.join(projectRoot, 'bench/minimal-next/next-env.d.ts'), { force: true })
}
