import type { Column } from '../../cells/rules'
import type { ImportKind } from '../../rules'
import { credentialColumns } from '../credentials/columns'
import { employerColumns } from '../employers/columns'
import { personColumns } from '../persons/columns'
import { projectColumns } from '../projects/columns'
import { trainingResultColumns } from '../training-results/columns'

export const columnsOf: Record<ImportKind, readonly Column[]> = {
  Employers: employerColumns,
  Persons: personColumns,
  Projects: projectColumns,
  TrainingResults: trainingResultColumns,
  Credentials: credentialColumns,
}
