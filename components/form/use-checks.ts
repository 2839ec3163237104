'use client'
import { useMemo } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod'
import type { Contract } from '@/lib/platform/contract/contract'
import type { Language } from '@/lib/platform/contract/problems'
import { wholeOf } from '@/lib/platform/contract/whole'

/**
 * Makes a schema of a form's fields of the input of its contract. It fetches it by `import()` from a file of its own, so
 * that no page loads what checks a form before somebody fills it in.
 */
export type SchemaOf<C extends Contract> = (input: C['input']) => Promise<z.ZodType> | z.ZodType

type Check = Resolver<FieldValues, unknown, FieldValues>

/** What checks the fields of a form: fetched once, by `prepare` or at the latest when they are checked. */
export const useChecks = <C extends Contract>(
  contract: C,
  schemaOf: SchemaOf<C> | undefined,
  language: Language,
) => useMemo(() => checksOf(contract, schemaOf, language), [contract, schemaOf, language])

function checksOf<C extends Contract>(
  contract: C,
  schemaOf: SchemaOf<C> | undefined,
  language: Language,
) {
  let check: Promise<Check> | undefined
  const fetched = () => {
    check ??= fetchCheck(contract, schemaOf, language)
    check.catch(() => (check = undefined))
    return check
  }
  const resolver: Check = async (values, context, options) => {
    const known = await fetched().catch(() => unchecked)
    return known(values, context, options)
  }
  return { resolver, prepare: () => void fetched().catch(() => undefined) }
}

async function fetchCheck<C extends Contract>(
  contract: C,
  schemaOf: SchemaOf<C> | undefined,
  language: Language,
): Promise<Check> {
  const [{ schemaResolver }, { input }] = await Promise.all([
    import('./resolver'),
    wholeOf(contract),
  ])
  return schemaResolver(schemaOf ? await schemaOf(input) : input, language)
}

/** Without a connection to fetch it by: the form waits for one, and then the server checks. */
const unchecked: Check = (values) => ({ values, errors: {} })
