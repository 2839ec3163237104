import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../launch/base/project-root'
import { sourceHash } from '../../launch/build/source-hash.mjs'

/** As deep as `.next`: what is built refers to packages by relative paths. */
export const NEXT_ALONE = path.join(projectRoot, '.next-alone')
export const NEXT_ALONE_HASH = path.join(NEXT_ALONE, 'source-hash')

export const isNextAloneBuilt = (): boolean =>
  fs.existsSync(NEXT_ALONE_HASH) &&
  fs.readFileSync(NEXT_ALONE_HASH, 'utf8') === sourceHash(projectRoot)
