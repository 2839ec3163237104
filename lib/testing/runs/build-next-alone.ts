import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { projectRoot } from '../../launch/base/project-root'
import { generate } from '../../launch/build/build-steps'
import { sourceHash } from '../../launch/build/source-hash.mjs'
import { isNextAloneBuilt, NEXT_ALONE, NEXT_ALONE_HASH } from './next-alone-folder'

/**
 * Builds the product as any host of Next does, with a route for each endpoint, and puts it aside for `next-alone.ts`. The
 * product itself is built anew after it.
 */
const built = path.join(projectRoot, '.next')
const cache = path.join(built, 'cache')
const keptCache = path.join(NEXT_ALONE, 'cache')

if (!isNextAloneBuilt()) {
  const hash = sourceHash(projectRoot)
  await generate()
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(1)
  fs.rmSync(NEXT_ALONE, { recursive: true, force: true })
  fs.mkdirSync(cache, { recursive: true })
  fs.renameSync(built, NEXT_ALONE)
  fs.mkdirSync(built)
  fs.renameSync(keptCache, cache)
  fs.writeFileSync(NEXT_ALONE_HASH, hash)
}
