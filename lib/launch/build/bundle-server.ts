import { build } from 'esbuild'
import path from 'node:path'
import { projectRoot } from '../base/project-root'

const folder = path.join(projectRoot, 'lib/launch')

/** The server around Next in one file of plain JavaScript, so that no start compiles it. */
export async function bundleServer(): Promise<void> {
  await build({
    entryPoints: [path.join(folder, 'server.ts')],
    outfile: path.join(folder, 'generated/server.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })
}
