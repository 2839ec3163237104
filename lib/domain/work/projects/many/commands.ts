import * as z from 'zod'
import { recordAll } from '@/lib/platform/audit/audit'
import { orProblem, type Problem } from '@/lib/platform/contract/problem'
import { isUnreferencedSql } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { readFacts, readPrNoHolders, readProjectsOf, withFirstDays } from '../judge/commands'
import { judgeProject, type Facts, type ProjectChange, type ProjectSave } from '../judge/rules'
import { version, type Saved } from '../write/commands'

/** What saves of projects ask for, or why they are refused; one that names no company keeps that of the project. */
export async function judgeProjects(
  context: Context,
  given: readonly ProjectSave[],
  choice: { hold: boolean },
): Promise<(ProjectChange | Problem)[]> {
  const { sql, actor } = context
  const projects = await readProjectsOf(sql, given, choice)
  const saves = await withFirstDays(
    context,
    given.map((save) => withCompany(save, projects)),
  )
  const prNoHolders = await readPrNoHolders(sql, saves)
  const facts = await readFacts(sql, saves, { projects, prNoHolders }, choice)
  return saves.map((save) => orProblem(() => judgeProject(actor, save, facts)))
}

const withCompany = ({ employerId, ...save }: ProjectSave, projects: Facts['projects']) => ({
  ...save,
  employerId: employerId === undefined ? projects.get(save.id ?? '')?.employerId : employerId,
})

/** Removes projects that are still of these versions and that nothing refers to. Answers their ids. */
export async function removeUntouchedProjects(
  context: Context,
  records: readonly Saved[],
): Promise<Set<string>> {
  const { sql } = context
  const unreferenced = await isUnreferencedSql('projects')
  const locked = await sql`
    SELECT "id" FROM "projects"
    JOIN unnest(${records.map(({ id }) => id)}::uuid[], ${records.map((each) => each.rowVersion)}::int[])
      AS written("writtenId", "version") ON "id" = "writtenId" AND "rowVersion" = "version"
    ORDER BY "id" FOR UPDATE OF "projects"`.rows(version.pick({ id: true }))
  const ids = locked.map(({ id }) => id)
  const removed = await sql`
    DELETE FROM "projects" WHERE "id" = ANY(${ids}::uuid[]) AND ${unreferenced}
    RETURNING "id", "name"`.rows(z.object({ id: z.guid(), name: z.string() }))
  const lines = removed.map(({ id, name }) => ({
    subject: { type: 'project', id },
    changes: { name },
  }))
  await recordAll(context, 'project.removed', lines)
  return new Set(removed.map(({ id }) => id))
}
