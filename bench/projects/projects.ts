import path from 'node:path'
import { compare } from '../side-by-side/compare'
import { measureMemory } from '../side-by-side/memory'
import type { Target } from '../side-by-side/targets'
import { requireSameWork } from './same-work'
import { CALLER, mixed, ROWS, scenarios } from './scenarios'

/** The projects endpoints beside the least that could answer the same. Returns Markdown. */
export const benchProjects = () =>
  compare({
    title: `The projects endpoints, ${ROWS} rows`,
    dataset: path.join(import.meta.dirname, 'dataset.sql'),
    rows: ROWS,
    caller: CALLER,
    scenarios: Object.values(scenarios),
    floor: 'bench/projects/floor.ts',
    withMinimal: true,
    requireSameWork,
    after: memoryUnderLoad,
  })

const memoryUnderLoad = async (product: Target) =>
  `#### Memory of ${product.title} under load\n\n${await measureMemory(product, mixed, ROWS)}`
