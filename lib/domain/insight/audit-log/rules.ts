/** บันทึกการใช้งาน: เหตุการณ์ทั้งหมดที่บันทึกได้ / Every event that an audit line can have. */
import { mailWorkflow } from '@/lib/domain/people/mail-outbox/workflow'
import { privacyRequestWorkflow } from '@/lib/domain/people/privacy-requests/workflow'
import { credentialWorkflow } from '@/lib/domain/eligibility/credentials/workflow'
import { attendanceWorkflow } from '@/lib/domain/training/attendance/workflow'
import { seatRequestWorkflow } from '@/lib/domain/training/seat-requests/workflow'
import { sessionWorkflow } from '@/lib/domain/training/training-sessions/workflow'
import { projectWorkflow } from '@/lib/domain/work/projects/workflow'
import { taskWorkflow } from '@/lib/domain/work/tasks/workflow'
import { permitWorkflow } from '@/lib/domain/work/work-permits/workflow'
import {
  auditSubjects,
  auditEvents,
  type AuditEvent,
  type AuditSubject,
  type SubjectWithCommands,
} from '@/lib/platform/audit/events'

const workflows = {
  attendance: attendanceWorkflow,
  credential: credentialWorkflow,
  mail: mailWorkflow,
  'privacy-request': privacyRequestWorkflow,
  project: projectWorkflow,
  'seat-request': seatRequestWorkflow,
  task: taskWorkflow,
  'training-session': sessionWorkflow,
  'work-permit': permitWorkflow,
}

const hasCommands = (thing: string): thing is SubjectWithCommands => Object.hasOwn(workflows, thing)

/** The commands of a thing that are events of the same name. */
const commandsOf = (thing: string): string[] =>
  hasCommands(thing) ? workflows[thing].namedEvents() : []

export const verbsOf = (thing: AuditSubject): string[] => [
  ...auditEvents[thing],
  ...commandsOf(thing),
]

export const allEvents: string[] = auditSubjects.flatMap((thing) =>
  verbsOf(thing).map((verb) => `${thing}.${verb}`),
)

/** Somebody looked at something: many lines that change nothing. */
export const viewEvents = ['person.ids-viewed', 'asset.viewed'] satisfies AuditEvent[]

/** The catalogue's key for a verb. */
export const wordOfVerb = (thing: string, verb: string): string =>
  hasCommands(thing) && commandsOf(thing).includes(verb)
    ? `${workflows[thing].table.words.commands}.${verb}.audit`
    : `audit.verbs.${verb}`

type Word = (key: string) => string | undefined

/** A subject type in words, or its code where it has no text. */
export const subjectOf = (type: string, word: Word): string =>
  word(`audit.subjects.${type}`) ?? type

/** An event in words; what has no text is named by its code. */
export function sentenceOf(event: string, word: Word): string {
  const [what = '', verb = ''] = event.split('.')
  return `${subjectOf(what, word)} · ${word(wordOfVerb(what, verb)) ?? verb}`
}
