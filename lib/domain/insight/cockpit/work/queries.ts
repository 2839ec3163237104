import { readDraftProjects, readUnstaffedProjects } from '@/lib/domain/work/projects/ahead/queries'
import { shownName } from '@/lib/domain/work/projects/rules'
import { readWaitingTasks, type TaskAhead } from '@/lib/domain/work/tasks/ahead/queries'
import { shownSubject, subjectNamed } from '@/lib/domain/work/tasks/subject/rules'
import { pageOf } from '@/lib/platform/access/record-pages'
import type { ReadContext } from '@/lib/platform/http/context'
import { translator } from '@/lib/platform/i18n/translator'
import {
  counted,
  defineKind,
  everybody,
  hasRole,
  idOf,
  MOST_ROWS,
  type Shown,
  type Source,
} from '../kinds/queries'
import { plainReason } from '../present'
import type { Reading } from '../reading/queries'

const unnamedIn = ({ language }: ReadContext): string => translator(language, 'common')('unnamed')

/** The next step is the reader's: to do, or to decide. */
export const task = defineKind<TaskAhead>({
  isFor: everybody,
  read: async ({ context }) => counted(await readWaitingTasks(context, MOST_ROWS)),
  idOf,
  dueAt: ({ dueDate }, { endOf }) => (dueDate === null ? null : endOf(dueDate)),
  show: ({ id, refId, title, subject, availableCommands, rowVersion }, { context }) => ({
    subject: { type: 'task', id, label: refId },
    title: subject ? `${title} · ${shownSubject(subject, unnamedIn(context))}` : title,
    href: pageOf({ type: 'task', key: id }),
    can: availableCommands.filter((command) => command === 'start'),
    rowVersion,
  }),
})

const ownsProjects = hasRole('Admin', 'WorkOwner')

type Project = Awaited<ReturnType<typeof readDraftProjects>>[number]

function showProject(
  { id, name, purchaseRequisitionNo, employer }: Project,
  { context }: Reading,
): Shown {
  const shown = shownName(name, unnamedIn(context))
  return {
    subject: { type: 'project', id, label: purchaseRequisitionNo ?? shown },
    title: subjectNamed([purchaseRequisitionNo, shown]),
    employer,
    href: pageOf({ type: 'project', key: id }),
  }
}

const readProjects =
  (read: typeof readDraftProjects) =>
  async ({ context, clock }: Source) =>
    counted(await read(context.sql, context.actor, { today: clock.today, most: MOST_ROWS }))

const startOf = ({ startDate }: Project, { at }: Source) => at(startDate, '00:00')

export const projectDraft = defineKind<Project>({
  isFor: ownsProjects,
  read: readProjects(readDraftProjects),
  idOf,
  dueAt: startOf,
  show: showProject,
})

export const staffGap = defineKind<Project>({
  isFor: ownsProjects,
  read: readProjects(readUnstaffedProjects),
  idOf,
  dueAt: startOf,
  show: (project, reading) => {
    const { language } = reading.context
    const t = translator(language, 'cockpit')
    const roles = translator(language, 'roles')
    return {
      ...showProject(project, reading),
      reasons: project.missingRoles.map((role) =>
        plainReason(`no-${role}`, t('titles.nobodyFor', { role: roles(role) })),
      ),
    }
  },
})
