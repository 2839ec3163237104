import type { ScreenPath } from '@/lib/platform/access/screens'

/** มุมมองของรายการ / A view keeps what the address of a list says: search, filters, order and columns. */

/** In the address of every list. Neither the page nor the day of a calendar is kept: they say where somebody stood, not what was looked for. */
const ofEveryList = ['keyword', 'sort', 'pageSize', 'cols']

/** What the addresses of the lists say besides. */
const listParameters = {
  '/tasks': ['scope', 'status', 'taskTypeId'],
  '/work-permits': [
    'view',
    'waitingForMe',
    'status',
    'group',
    'typeCode',
    'projectId',
    'contractorId',
    'workspaceAreaId',
    'fromDate',
    'toDate',
  ],
  '/projects': ['status'],
  '/users': ['role', 'status', 'employerId'],
  '/persons': ['employerId', 'TrainingStatus'],
  '/employers': ['kind', 'status'],
  '/credentials': ['tab', 'status', 'standing', 'typeId', 'employerId', 'isLifted'],
  '/imports': ['kind'],
  '/requirements': ['purpose', 'isActive'],
  '/jsa-templates': ['library', 'typeCode', 'IsEnabled'],
  '/on-site': ['employerId', 'workspaceAreaId', 'isOverstay'],
  '/training/info': ['shown', 'view', 'fromDate', 'toDate', 'status', 'gives', 'scheduleId'],
  '/training/plans': ['isActive'],
  '/training/calendar': ['view', 'status', 'scheduleId'],
  '/training/approvals': ['status', 'sessionId', 'contractorId', 'fromDate', 'toDate'],
  '/settings': ['tab', 'isActive'],
  '/settings/mail': ['status'],
  '/settings/notices': ['status', 'event', 'channel', 'fromDate', 'toDate'],
  '/settings/privacy': ['status', 'kind', 'isOverdue'],
  '/settings/audit': ['actorUserId', 'subjectType', 'event', 'views', 'fromDate', 'toDate'],
  '/notices': ['isRead'],
} as const satisfies Partial<Record<ScreenPath, readonly string[]>>

export type ListScreen = keyof typeof listParameters
export const listScreens = Object.keys(listParameters) as [ListScreen, ...ListScreen[]]

export const listScreenOf = (path: string): ListScreen | undefined =>
  listScreens.find((screen) => screen === path)

const parametersOf = (screen: ListScreen): string[] => [...ofEveryList, ...listParameters[screen]]

/** The longest kept query, and the most views of a user. Source: docs/daily.md#15-lists-and-forms. */
export const LONGEST_QUERY = 2000
export const MOST_VIEWS = 50

/** The members of a query that the screen's list does not read. */
export const unknownIn = (screen: ListScreen, query: string): string[] =>
  [...new URLSearchParams(query).keys()].filter((name) => !parametersOf(screen).includes(name))

/** What a view keeps of an address: each member that the list reads, once and in one order. */
export function viewQuery(screen: ListScreen, address: string | URLSearchParams): string {
  const given = new URLSearchParams(address)
  const members = parametersOf(screen).flatMap((name) => {
    const value = given.get(name)
    return value ? [[name, value] as [string, string]] : []
  })
  return new URLSearchParams(members).toString()
}
