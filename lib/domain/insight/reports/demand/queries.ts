import { readLastTrainingDays } from '@/lib/domain/people/persons/training/queries'
import { readEmployerNames } from '@/lib/domain/site/employers/queries'
import { readToday, readWeekStart } from '@/lib/domain/site/settings/queries'
import {
  readFreeSeats,
  readLastCrews,
  readNamed,
} from '@/lib/domain/training/training-enrollments/demand/queries'
import { nameWithPrNo } from '@/lib/domain/work/projects/rules'
import { readStartingProjects } from '@/lib/domain/work/projects/starting/queries'
import { addDays, firstOfWeek } from '@/lib/platform/dates/day'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { Context } from '@/lib/platform/http/context'
import { messageIn } from '@/lib/platform/i18n/message'
import type { reports } from '../contract'
import { contractorsOf } from '../queries'
import { countFrom, grouped, leastCertain, needOf, weekOfTraining, withSeats } from './rules'

type Rows = OutputOf<typeof reports.trainingDemand>

/** Seats are shared among all companies, also where the caller sees one of them. */
export async function trainingDemand(
  context: Context,
  { weeks: weeksAhead, contractorId }: CheckedInputOf<typeof reports.trainingDemand>,
): Promise<Rows> {
  const { db, sql, language } = context
  const unnamed = messageIn(language, 'common.unnamed')
  const today = await readToday(context)
  const weekStart = await readWeekStart(db)
  const last = addDays(firstOfWeek(today, weekStart), 7 * weeksAhead - 1)
  const projects = await readStartingProjects(sql, today, addDays(last, 7))
  const needs = await readNeeds(context, projects, today)
  const companies = [...new Set(projects.map(({ employerId }) => employerId))]
  const names = new Map((await readEmployerNames(db, companies)).map((name) => [name.id, name]))
  const starts = [...new Set(projects.map(({ startDate }) => startDate))]
  const weeks = new Map(starts.map((day) => [day, weekOfTraining(day, today, weekStart)]))
  const ofWeek = (startDate: string) => weeks.get(startDate)!
  const groups = grouped(needs, ({ employerId, startDate }) => `${ofWeek(startDate)} ${employerId}`)
  const rows = [...groups].map(([id, all]) => {
    const { employerId, startDate } = all[0]!
    const { th = '', en = null } = names.get(employerId) ?? {}
    return {
      id,
      employerId,
      contractorTh: th,
      contractorEn: en,
      week: ofWeek(startDate),
      needed: all.reduce((sum, { needed }) => sum + needed, 0),
      basis: leastCertain(all.map(({ basis }) => basis)),
      projects: all.map((project) => ({
        id: project.id,
        name: nameWithPrNo(project, unnamed),
        startDate: project.startDate,
        needed: project.needed,
        basis: project.basis,
      })),
    }
  })
  const seats = await readFreeSeats(sql, today, last)
  const freeIn = (week: string) =>
    seats
      .filter(({ date }) => date >= week && date <= addDays(week, 6))
      .reduce((sum, { free }) => sum + free, 0)
  const inOrder = rows
    .filter(({ needed }) => needed > 0)
    .toSorted(
      (a, b) => a.week.localeCompare(b.week) || a.contractorTh.localeCompare(b.contractorTh, 'th'),
    )
  const seen = contractorsOf(context, contractorId)
  return withSeats(inOrder, freeIn).filter(({ employerId }) => !seen || seen.includes(employerId))
}

type Projects = Awaited<ReturnType<typeof readStartingProjects>>

/** The projects of which something is known, with how many of their people need training. */
async function readNeeds({ sql }: Context, projects: Projects, today: string) {
  const named = new Map((await readNamed(sql, projects, today)).map((row) => [row.projectId, row]))
  const unnamed = projects.filter(({ id }) => !named.has(id))
  const companies = [...new Set(unnamed.map(({ employerId }) => employerId))]
  const lastDays = await readLastTrainingDays(sql, companies)
  const crews = grouped(await readLastCrews(sql, companies, today), ({ employerId }) => employerId)
  return projects.flatMap((project) => {
    const { id, employerId, endDate, plannedWorkers } = project
    const trained = countFrom(lastDays.get(employerId) ?? [], endDate)
    const lastCrews = (crews.get(employerId) ?? []).map(({ people }) => people)
    const need = needOf({ untrained: named.get(id)?.untrained, plannedWorkers, trained, lastCrews })
    return need ? [{ ...project, ...need }] : []
  })
}
