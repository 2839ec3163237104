import { isAllowed, type Policy, type Role } from './policies'

/**
 * The policy of each screen, and the roles that meet it but are not offered the screen.
 * Source: docs/interface.md#policies (Work Owners meet `user-mgmt`, yet the user interface does not offer it).
 */
type Screen = {
  policy: Policy
  except?: readonly Role[]
  /** In the menus of these only, where they are fewer than may open it. */
  menu?: Policy
}

export const screens = {
  '/': { policy: 'realm-basic' },
  '/tasks': { policy: 'realm-basic' },
  '/work-permits': { policy: 'realm-basic' },
  '/projects': { policy: 'project-mgmt' },
  '/projects/[id]/timeline': { policy: 'timeline' },
  '/dashboard': { policy: 'dashboard' },
  '/jsa-templates': { policy: 'jsa-mgmt' },
  '/requirements': { policy: 'eligibility-mgmt' },
  '/reports': { policy: 'reports' },
  '/users': { policy: 'user-mgmt', except: ['WorkOwner'] },
  '/gate': { policy: 'gate' },
  '/on-site': { policy: 'presence' },
  '/musters': { policy: 'muster' },
  '/persons': { policy: 'worker-mgmt' },
  '/employers': { policy: 'contractor-mgmt' },
  '/credentials': { policy: 'worker-mgmt' },
  '/imports': { policy: 'importing' },
  '/settings': { policy: 'settings-mgmt' },
  '/training/info': { policy: 'realm-basic' },
  '/training/plans': { policy: 'training-mgmt' },
  '/training/calendar': { policy: 'training-mgmt' },
  '/training/sessions': { policy: 'realm-basic' },
  '/training/approvals': { policy: 'training-mgmt' },
  '/settings/mail': { policy: 'settings-mgmt' },
  '/settings/notices': { policy: 'settings-mgmt' },
  '/settings/integration': { policy: 'integration-mgmt' },
  '/settings/privacy': { policy: 'privacy' },
  '/settings/audit': { policy: 'settings-mgmt' },
  '/settings/webhooks': { policy: 'integration-mgmt' },
  '/settings/retention': { policy: 'privacy' },
  '/notices': { policy: 'realm-basic' },
  '/account': { policy: 'realm-basic' },
  '/api-docs': { policy: 'realm-basic', menu: 'settings-mgmt' },
} as const satisfies Record<string, Screen>
export type ScreenPath = keyof typeof screens

export function isOffered(path: ScreenPath, actorRoles: readonly Role[]): boolean {
  const { policy, except = [] }: Screen = screens[path]
  return isAllowed(
    policy,
    actorRoles.filter((role) => !except.includes(role)),
  )
}

/** Every screen that stands in the menus of an actor with these roles. */
export const offeredTo = (actorRoles: readonly Role[]): ScreenPath[] =>
  (Object.keys(screens) as ScreenPath[]).filter((path) => {
    const { menu }: Screen = screens[path]
    return isOffered(path, actorRoles) && (!menu || isAllowed(menu, actorRoles))
  })
