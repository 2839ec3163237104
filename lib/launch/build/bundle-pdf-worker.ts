import { build } from 'esbuild'
import path from 'node:path'
import { projectRoot } from '../base/project-root'

const folder = path.join(projectRoot, 'lib/platform/export')

/** Next does not bundle worker threads: each build and each test run bundles this one here. */
export async function bundlePdfWorker(): Promise<void> {
  await build({
    entryPoints: [path.join(folder, 'pdf/worker.ts')],
    outfile: path.join(folder, 'generated/pdf-worker.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // pdfkit reads data files beside its code. The rest in one minified file loads in half the time.
    external: ['pdfkit'],
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  })
}
