import type { Locale } from '../i18n/locale'
import { columnIn } from '../i18n/names'
import type { Contract } from './contract'

/** Of a list of names, in Thai and in English: the order by them in a language. Undefined of other lists. */
export function nameOrder(
  { readings }: Pick<Contract, 'readings'>,
  language: Locale,
): string | undefined {
  const sorts = readings?.().sort?.enum ?? []
  const [, name] = /^(.+)Th$/.exec(String(sorts[0])) ?? []
  return name && sorts.includes(`${name}En`) ? columnIn(language, name) : undefined
}

/** The checked input with the order by names in the caller's language, where it asks for none. */
export function inNameOrder<I>(contract: Contract, input: I, language: Locale): I {
  const sort = nameOrder(contract, language)
  const isOrdered = sort === undefined || (input as { sort?: string }).sort !== undefined
  return isOrdered ? input : { ...input, sort }
}
