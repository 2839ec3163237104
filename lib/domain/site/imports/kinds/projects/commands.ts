import { projects } from '@/lib/domain/work/projects/contract'
import type { ProjectChange, ProjectSave } from '@/lib/domain/work/projects/judge/rules'
import { judgeProjects, removeUntouchedProjects } from '@/lib/domain/work/projects/many/commands'
import { findProjectsByPrNo } from '@/lib/domain/work/projects/judge/queries'
import type { ProjectValues } from '@/lib/domain/work/projects/rules'
import { writeProjects } from '@/lib/domain/work/projects/write/commands'
import { Problem } from '@/lib/platform/contract/problem'
import { textOf, type Value } from '../../cells/rules'
import type { Change, Kind } from '../rows'
import { projectColumns } from './columns'

const prNoOf = ({ PurchaseRequisitionNo: value }: Record<string, Value>) => textOf(value)

const keyOf = (values: Record<string, Value>) => prNoOf(values)?.toLowerCase() ?? null

type ProjectRow = Change & { judged: ProjectChange }

type Status = Pick<ProjectValues, 'status' | 'statusReason'>
/** Only an undo has a status, that of a project which the file made a draft again. */
type Save = ProjectSave & Partial<Status>

/** With the names of the form. */
function rowOf(judged: ProjectChange): ProjectRow {
  const { id: _id, rowVersion: _version, ...columns } = judged.save
  const before = judged.before && {
    ...judged.before,
    PurchaseRequisitionNo: judged.before.purchaseRequisitionNo,
  }
  return { before, columns: { ...columns, ...newStatus(judged) }, judged }
}

const newStatus = ({ before, project: { status, statusReason } }: ProjectChange) =>
  before && before.status !== status ? { status, statusReason } : {}

const withStatus = (judged: ProjectChange, { status, statusReason = null }: Save) =>
  status === undefined
    ? judged
    : { ...judged, project: { ...judged.project, status, statusReason } }

export const projectsKind: Kind<Save, ProjectRow> = {
  columns: projectColumns,
  input: projects.save.input,
  keyFields: [],
  askedBy: [],
  keyOf,
  numberOf: keyOf,
  async match({ sql }, rows) {
    const texts = new Set(rows.flatMap(({ values }) => prNoOf(values) ?? []))
    const found = await findProjectsByPrNo(sql, [...texts])
    const byText = new Map(found.map((project) => [project.text, project]))
    return rows.map(({ values }) => ({ known: byText.get(prNoOf(values) ?? '') }))
  },
  async judge(context, saves, choice) {
    const decisions = await judgeProjects(context, saves, choice)
    return decisions.map((decision, index) =>
      decision instanceof Problem ? decision : rowOf(withStatus(decision, saves[index]!)),
    )
  },
  write: (context, changes) =>
    writeProjects(
      context,
      changes.map(({ judged }) => judged),
    ),
  removeUntouched: removeUntouchedProjects,
}
