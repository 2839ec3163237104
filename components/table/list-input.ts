import type * as z from 'zod'
import type { InputOf, ListContract } from '@/lib/platform/contract/contract'

/** Every status, in the address of a list: no row has it, so that the contract leaves it out. */
export const ANY_STATUS = 'any'

/** The query of a page's address, as the browser has it or as a page is given it. */
export type Query = URLSearchParams | Record<string, string | string[] | undefined>

export const PAGE_SIZE = 25

/**
 * What a list page asks its endpoint for, read from its address. Page and screen both use it, so that the
 * screen finds what the page has prefetched. What the contract does not take is left out.
 */
export function listInput<C extends ListContract>(contract: C, query: Query): InputOf<C> {
  const shape = contract.input.shape as Record<string, z.ZodType>
  const members = Object.entries(shape).map(([name, type]) => [
    name,
    read(type, textOf(query, name)),
  ])
  const given = Object.fromEntries(members.filter(([, value]) => value !== undefined))
  return { page: 1, pageSize: PAGE_SIZE, ...given } as InputOf<C>
}

/** One member of the address. */
export function textOf(query: Query, name: string): string | undefined {
  const value = query instanceof URLSearchParams ? query.get(name) : query[name]
  return (Array.isArray(value) ? value[0] : value) || undefined
}

/** An address holds text only: `2` is a page and `true` a choice where the contract says so. */
function read(type: z.ZodType, text: string | undefined): unknown {
  if (text === undefined) return undefined
  const readings = [text, ...(/^(\d+|true|false)$/.test(text) ? [JSON.parse(text) as unknown] : [])]
  return readings.find((value) => type.safeParse(value).success)
}
