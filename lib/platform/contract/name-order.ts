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

/** The input with the order by names in the caller's language, where it asks for none. */
export function inNameOrder(contract: Contract, input: unknown, language: Locale): unknown {
  const sort = nameOrder(contract, language)
  if (!sort || typeof input !== 'object' || input === null) return input
  return 'sort' in input && input.sort ? input : { ...input, sort }
}
