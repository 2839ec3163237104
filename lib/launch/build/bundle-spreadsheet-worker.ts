import { build } from 'esbuild'
import path from 'node:path'
import { projectRoot } from '../base/project-root'

const folder = path.join(projectRoot, 'lib/platform/spreadsheets')

/** Like the PDF worker, a thread that Next does not bundle. */
export async function bundleSpreadsheetWorker(): Promise<void> {
  await build({
    entryPoints: [path.join(folder, 'worker.ts')],
    outfile: path.join(folder, 'generated/worker.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    logLevel: 'warning',
  })
}
