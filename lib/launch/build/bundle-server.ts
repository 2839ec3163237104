import { build } from 'esbuild'
import path from 'node:path'
import packageJson from '@/package.json' with { type: 'json' }
import { projectRoot } from '../base/project-root'

const folder = path.join(projectRoot, 'lib/launch')

/**
 * The server around Next in one file of plain JavaScript, so that no start compiles it. With what it uses of zod, whose
 * package also loads its messages in all languages.
 */
export async function bundleServer(): Promise<void> {
  await build({
    entryPoints: [path.join(folder, 'server.ts')],
    outfile: path.join(folder, 'generated/server.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: Object.keys(packageJson.dependencies).filter((name) => name !== 'zod'),
    logLevel: 'warning',
  })
}
