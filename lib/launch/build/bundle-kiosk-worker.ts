import { build } from 'esbuild'
import path from 'node:path'
import { projectRoot } from '../base/project-root'

/** Next does not bundle service workers: each build bundles this one, which shares its code with its page. */
export async function bundleKioskWorker(): Promise<void> {
  await build({
    entryPoints: [path.join(projectRoot, 'components/kiosk/worker/worker.ts')],
    outfile: path.join(projectRoot, 'public/kiosk-worker.js'),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
  })
}
