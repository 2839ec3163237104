import {
  IconApi,
  IconBellShare,
  IconBriefcase,
  IconBuildingFactory2,
  IconCertificate,
  IconChartPie,
  IconCalendarEvent,
  IconCalendarRepeat,
  IconChecklist,
  IconDoorEnter,
  IconHelmet,
  IconHistory,
  IconHome,
  IconHourglassEmpty,
  IconMail,
  IconInfoSquareRounded,
  IconReportAnalytics,
  IconLicense,
  IconMapPin,
  IconPlugConnected,
  IconListCheck,
  IconTableImport,
  IconSettings,
  IconUserShield,
  IconUserCheck,
  IconShieldCheck,
  IconUsersGroup,
  IconWebhook,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ScreenPath } from '@/lib/platform/access/screens'
import type { Messages } from '@/lib/platform/i18n/catalogue'

type ScreenKey = keyof Messages['navigation']['screens']
type GroupKey = keyof Messages['navigation']['groups']
export type NavigationItem = {
  href: ScreenPath
  /** Key of its label and line in `navigation.screens`. */
  key: ScreenKey
  icon: TablerIcon
  /** Items without a group stand first. */
  group?: GroupKey
}

/** The screens in the order of the menu. Who is offered which: `lib/platform/access/screens.ts`. */
export const navigation: NavigationItem[] = [
  { href: '/', key: 'start', icon: IconHome },
  { href: '/dashboard', key: 'dashboard', icon: IconChartPie, group: 'work' },
  { href: '/tasks', key: 'tasks', icon: IconChecklist, group: 'work' },
  { href: '/work-permits', key: 'workPermits', icon: IconLicense, group: 'work' },
  { href: '/projects', key: 'projects', icon: IconBriefcase, group: 'work' },
  { href: '/training/info', key: 'trainingInfo', icon: IconInfoSquareRounded, group: 'training' },
  {
    href: '/training/calendar',
    key: 'trainingCalendar',
    icon: IconCalendarEvent,
    group: 'training',
  },
  { href: '/training/approvals', key: 'trainingApprovals', icon: IconUserCheck, group: 'training' },
  { href: '/training/plans', key: 'trainingPlans', icon: IconCalendarRepeat, group: 'training' },
  { href: '/jsa-templates', key: 'jsaTemplates', icon: IconShieldCheck, group: 'work' },
  { href: '/gate', key: 'gate', icon: IconDoorEnter, group: 'work' },
  { href: '/on-site', key: 'onSite', icon: IconMapPin, group: 'work' },
  { href: '/requirements', key: 'requirements', icon: IconListCheck, group: 'people' },
  { href: '/reports', key: 'reports', icon: IconReportAnalytics, group: 'work' },
  { href: '/persons', key: 'persons', icon: IconHelmet, group: 'people' },
  { href: '/employers', key: 'employers', icon: IconBuildingFactory2, group: 'people' },
  { href: '/credentials', key: 'credentials', icon: IconCertificate, group: 'people' },
  { href: '/imports', key: 'imports', icon: IconTableImport, group: 'people' },
  { href: '/users', key: 'users', icon: IconUsersGroup, group: 'administration' },
  { href: '/settings', key: 'settings', icon: IconSettings, group: 'administration' },
  { href: '/settings/mail', key: 'mail', icon: IconMail, group: 'administration' },
  {
    href: '/settings/notices',
    key: 'noticeDeliveries',
    icon: IconBellShare,
    group: 'administration',
  },
  { href: '/settings/webhooks', key: 'webhooks', icon: IconWebhook, group: 'administration' },
  {
    href: '/settings/integration',
    key: 'integration',
    icon: IconPlugConnected,
    group: 'administration',
  },
  { href: '/settings/privacy', key: 'privacy', icon: IconUserShield, group: 'administration' },
  {
    href: '/settings/retention',
    key: 'retention',
    icon: IconHourglassEmpty,
    group: 'administration',
  },
  { href: '/settings/audit', key: 'audit', icon: IconHistory, group: 'administration' },
  { href: '/api-docs', key: 'apiDocs', icon: IconApi, group: 'administration' },
]

/** The items that stand for a screen without one of its own; the first that is offered. */
const standIns: Partial<Record<ScreenPath, readonly ScreenPath[]>> = {
  '/training/sessions': ['/training/calendar', '/training/info'],
}

/** The item of a path by the longest match: `/settings/mail` wins over `/settings`. */
export function currentOf(path: string, offered: readonly ScreenPath[]): ScreenPath | undefined {
  const [screen] = offered
    .filter((href) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
    .toSorted((a, b) => b.length - a.length)
  if (!screen) return undefined
  return (standIns[screen] ?? [screen]).find((item) => offered.includes(item))
}

/** The menu by group, with the offered screens only. */
export function groupsOf(offered: readonly ScreenPath[]) {
  const items = navigation.filter(({ href }) => offered.includes(href))
  const groups = [...new Set(items.map(({ group }) => group))]
  return groups.map((group) => ({ group, items: items.filter((item) => item.group === group) }))
}
