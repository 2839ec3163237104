import fs from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundlePdfWorker } from '@/lib/launch/build/bundle-pdf-worker'
import { bundleSpreadsheetWorker } from '@/lib/launch/build/bundle-spreadsheet-worker'
import { generate } from '@/lib/launch/build/build-steps'
import { projectRoot } from '@/lib/launch/base/project-root'
import { dropLeftovers, ensureTemplate, joinTestServer } from './database'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: string
    testTemplate: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const client = path.join(projectRoot, 'lib/platform/db/generated/client.ts')
  if (!fs.existsSync(client)) await generate() // not yet after npm ci
  await bundlePdfWorker() // of the current sources
  await bundleSpreadsheetWorker()
  const server = await joinTestServer()
  const template = await ensureTemplate(server.url)
  await dropLeftovers(server.url, template)
  project.provide('testServer', server.url)
  project.provide('testTemplate', template)
  return () => server.leave()
}
