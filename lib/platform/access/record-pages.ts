import type { Role } from './policies'
import { isOffered, type ScreenPath } from './screens'

type Page = { screen: ScreenPath; of: (key: string) => string }

/** `key` is the record's id; of a person the code, of a seat request its session's id. */
const pages = {
  user: { screen: '/users', of: (id) => `/users/${id}` },
  person: { screen: '/persons', of: (code) => `/persons/${code}` },
  employer: { screen: '/employers', of: (id) => `/employers/${id}` },
  project: { screen: '/projects', of: (id) => `/projects/${id}` },
  task: { screen: '/tasks', of: (id) => `/tasks/${id}` },
  'work-permit': { screen: '/work-permits', of: (id) => `/work-permits/${id}` },
  'jsa-template': { screen: '/jsa-templates', of: (id) => `/jsa-templates/${id}` },
  'seat-request': {
    screen: '/training/sessions',
    of: (sessionId) => `/training/sessions/${sessionId}?tab=queue`,
  },
  'training-session': { screen: '/training/sessions', of: (id) => `/training/sessions/${id}` },
} as const satisfies Record<string, Page>

export type RecordType = keyof typeof pages
export const recordTypes = Object.keys(pages) as [RecordType, ...RecordType[]]

export const isRecordType = (type: string): type is RecordType => Object.hasOwn(pages, type)

/** A record whose page a reader may open. */
export type RecordLink = { type: RecordType; key: string; name: string }

/** The types of record whose pages these roles are offered. */
export const openableTypes = (roles: readonly Role[]): RecordType[] =>
  recordTypes.filter((type) => isOffered(pages[type].screen, roles))

/** Undefined where these roles are not offered the page. */
export const linkFor = (
  { roles }: { roles: readonly Role[] },
  link: RecordLink,
): RecordLink | undefined => (isOffered(pages[link.type].screen, roles) ? link : undefined)

export const pageOf = ({ type, key }: Pick<RecordLink, 'type' | 'key'>): string =>
  pages[type].of(encodeURIComponent(key))
