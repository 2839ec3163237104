import type { Route } from 'next'
import type { Role } from './policies'
import { route } from './route'
import { isOffered, type ScreenPath } from './screens'

type Page = { screen: ScreenPath; of: (key: string) => string }

/** `key` is the record's id; of a person the code, of a seat request its session's id, of an area its code. */
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
  'workspace-area': {
    screen: '/settings',
    of: (code) => `/settings?tab=areas&keyword=${code}`,
  },
  'training-session': { screen: '/training/sessions', of: (id) => `/training/sessions/${id}` },
} as const satisfies Record<string, Page>

/** Where those read about a record who are not offered its page. */
const otherPages: Partial<Record<keyof typeof pages, Page>> = {
  project: { screen: '/projects/[id]/timeline', of: (id) => `/projects/${id}/timeline` },
}

export type RecordType = keyof typeof pages
export const recordTypes = Object.keys(pages) as [RecordType, ...RecordType[]]

export const isRecordType = (type: string): type is RecordType => Object.hasOwn(pages, type)

/** A record whose page a reader may open. */
export type RecordLink = { type: RecordType; key: string; name: string }

type Address = Pick<RecordLink, 'type' | 'key'>

/** The types of record whose pages these roles are offered. */
export const openableTypes = (roles: readonly Role[]): RecordType[] =>
  recordTypes.filter((type) => isOffered(pages[type].screen, roles))

/** Undefined where these roles are not offered the page. */
export const linkFor = (
  { roles }: { roles: readonly Role[] },
  link: RecordLink,
): RecordLink | undefined => (isOffered(pages[link.type].screen, roles) ? link : undefined)

export const pageOf = ({ type, key }: Address): Route =>
  route(pages[type].of(encodeURIComponent(key)))

/** The page of a record, or else where these roles may read about it; null where they may not. */
export function readingPageOf(
  { roles }: { roles: readonly Role[] },
  { type, key }: Address,
): Route | null {
  const page = [pages[type], otherPages[type]].find((each) => each && isOffered(each.screen, roles))
  return page ? route(page.of(encodeURIComponent(key))) : null
}
