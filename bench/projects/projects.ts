import path from 'node:path'
import { compare } from '../side-by-side/compare'
import { measureMemory } from '../side-by-side/memory'
import type { BenchDatabase } from '../side-by-side/database'
import type { Target } from '../side-by-side/comparison'
import { assertSameAnswers } from './same-answers'
import { CALLER, mixed, ROWS, scenarios } from './scenarios'
import { measureTyping } from './typing'

/** Compares the projects endpoints with the floor and the minimal target. Returns Markdown. */
export const benchProjects = () =>
  compare({
    title: `The projects endpoints, ${ROWS} rows`,
    dataset: path.join(import.meta.dirname, 'dataset.sql'),
    rows: ROWS,
    caller: CALLER,
    scenarios: Object.values(scenarios),
    floor: 'bench/projects/floor.ts',
    withMinimal: true,
    assertSameAnswers,
    after: memoryAndPage,
  })

async function memoryAndPage(product: Target, database: BenchDatabase): Promise<string> {
  const memory = await measureMemory(product, mixed, ROWS)
  const typing = await measureTyping(product, database)
  return [
    `#### Memory of ${product.title} under load\n\n${memory}`,
    `#### The page of all projects\n\n${typing}`,
  ].join('\n\n')
}
