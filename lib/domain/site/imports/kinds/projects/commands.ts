import { projects } from '@/lib/domain/work/projects/contract'
import {
  judgeProjects,
  removeUntouchedProjects,
  writeProjects,
  type ProjectChange,
  type ProjectSave,
} from '@/lib/domain/work/projects/many/commands'
import { findProjectsByPrNo } from '@/lib/domain/work/projects/many/queries'
import { textOf, type Value } from '../../cells/rules'
import type { Kind } from '../rows'
import { projectColumns } from './columns'

const prNoOf = ({ PurchaseRequisitionNo: value }: Record<string, Value>) => textOf(value)

export const projectsKind: Kind<ProjectSave, ProjectChange> = {
  columns: projectColumns,
  input: projects.save.input,
  keyFields: [],
  keyOf: (values) => prNoOf(values)?.toLowerCase() ?? null,
  async match({ sql }, rows) {
    const texts = new Set(rows.flatMap(({ values }) => prNoOf(values) ?? []))
    const found = await findProjectsByPrNo(sql, [...texts])
    const byText = new Map(found.map((project) => [project.text, project]))
    return rows.map(({ values }) => ({ known: byText.get(prNoOf(values) ?? '') }))
  },
  judge: judgeProjects,
  write: writeProjects,
  removeUntouched: removeUntouchedProjects,
}
