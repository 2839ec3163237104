import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../base/project-root'

const api = path.join(projectRoot, 'app/api')

/** Writes the list of all endpoints, from the folders of their routes, to app/api/generated. */
export function listEndpoints(): void {
  const routes = fs
    .readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .toSorted()
  const lines = [
    "import { endpointsOf } from '@/lib/platform/http/serve'",
    ...routes.map((route, n) => `import * as route${n} from '../${route}/route'`),
    `export const endpoints = [${routes.map((_, n) => `route${n}`).join(', ')}].map(endpointsOf)`,
  ]
  fs.mkdirSync(path.join(api, 'generated'), { recursive: true })
  fs.writeFileSync(path.join(api, 'generated/endpoints.ts'), `${lines.join('\n')}\n`)
}
