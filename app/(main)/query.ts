import type { Query } from '@/components/table/list-input'
import { resolvedDays } from '@/components/table/resolved-days'
import { siteToday } from '@/lib/domain/site/settings/style/queries'

/** The query of a page's address with its days, as its screen reads it. */
export const queryOf = async (searchParams: Promise<Exclude<Query, URLSearchParams>>) =>
  resolvedDays(await searchParams, await siteToday())
