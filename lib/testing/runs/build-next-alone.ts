import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../launch/base/project-root'
import { buildPages, generate } from '../../launch/build/build-steps'
import { sourceHash } from '../../launch/build/source-hash.mjs'
import { isNextAloneBuilt, NEXT_ALONE, NEXT_ALONE_HASH } from './next-alone-folder'

// Builds the product as any host of Next does, with a route for each endpoint, and puts it aside for `next-alone.ts`. The
// product itself is built anew after it.

const built = path.join(projectRoot, '.next')
const cache = path.join(built, 'cache')

if (!isNextAloneBuilt()) {
  const hash = sourceHash(projectRoot)
  await generate()
  await buildPages('The pages and the API, by Next alone')
  fs.mkdirSync(cache, { recursive: true })
  fs.rmSync(NEXT_ALONE, { recursive: true, force: true })
  fs.renameSync(built, NEXT_ALONE)
  fs.mkdirSync(built)
  fs.renameSync(path.join(NEXT_ALONE, 'cache'), cache)
  fs.writeFileSync(NEXT_ALONE_HASH, hash)
}
