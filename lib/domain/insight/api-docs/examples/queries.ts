import type { Examples } from '@/lib/platform/openapi/examples'
import gate from './gate.json' with { type: 'json' }
import imports from './imports.json' with { type: 'json' }
import integration from './integration.json' with { type: 'json' }
import people from './people.json' with { type: 'json' }
import training from './training.json' with { type: 'json' }
import work from './work.json' with { type: 'json' }

/** As the demo answers them; what is secret was replaced. */
export const examples: Examples = {
  ...people,
  ...work,
  ...training,
  ...gate,
  ...integration,
  ...imports,
}
