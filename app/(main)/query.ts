import { redirect } from 'next/navigation'
import type { Query } from '@/components/table/list-input'
import { resolvedDays } from '@/components/table/resolved-days'
import { readDefaultQuery } from '@/lib/domain/people/saved-views/queries'
import type { ListScreen } from '@/lib/domain/people/saved-views/rules'
import { siteToday } from '@/lib/domain/site/settings/style/queries'
import { route } from '@/lib/platform/access/route'
import { gate } from '@/lib/platform/auth/sign-in/gate'

type SearchParams = Promise<Exclude<Query, URLSearchParams>>

/** The query of a page's address with its days, as its screen reads it. */
export const queryOf = async (searchParams: SearchParams) =>
  resolvedDays(await searchParams, await siteToday())

/** As `queryOf`, of a list with views: an address that says nothing leads to the reader's default view. */
export async function listQueryOf(screen: ListScreen, searchParams: SearchParams) {
  const isEmpty = Object.keys(await searchParams).length === 0
  const view = isEmpty ? await readDefaultQuery(await gate(screen), screen) : null
  if (view) redirect(route(`${screen}?${view}`))
  return queryOf(searchParams)
}
