import type { ImportKind } from '../../rules'
import { credentialsKind } from '../credentials/commands'
import { employersKind } from '../employers/commands'
import { personsKind } from '../persons/commands'
import { projectsKind } from '../projects/commands'
import { trainingResultsKind } from '../training-results/commands'
import type { Kind } from '../rows'

/** The judge of each kind is given its own saves only, which its own input has checked. */
const kinds: Record<ImportKind, Kind> = {
  Employers: employersKind,
  Persons: personsKind,
  Projects: projectsKind,
  TrainingResults: trainingResultsKind,
  Credentials: credentialsKind,
}

export const kindOf = (kind: ImportKind): Kind => kinds[kind]
