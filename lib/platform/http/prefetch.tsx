import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { randomUUID } from 'node:crypto'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentActor } from '../auth/sign-in/gate'
import { JsonText, type Contract, type InputOf, type OutputOf } from '../contract/contract'
import { perform, type Handler } from './perform'
import { readForPage } from './page-read'
import { queryKey } from '../contract/query-key'
import { inSpan, type Span } from '../tracing/spans'

type Prefetch = (queries: QueryClient) => Promise<void>

/**
 * Reads for a page what its screen will request, by the same handler, policy and limits as over HTTP. An error is ignored
 * here: the screen requests again and shows it. `further`: what is read once the answer is known.
 */
export const prefetch =
  <C extends Contract>(
    contract: C,
    handler: Handler<C>,
    input: InputOf<C>,
    further?: (answer: OutputOf<C>) => Prefetch[],
  ): Prefetch =>
  async (queries) => {
    const actor = await currentActor()
    await queries.prefetchQuery({
      queryKey: queryKey(contract, input),
      queryFn: async () => {
        const language = (await getLocale()) === 'en' ? 'en' : 'th'
        const start = { name: `page ${contract.path}`, attributes: { 'http.route': contract.path } }
        const read = ({ traceId }: Span) =>
          perform(contract, handler, {
            actor,
            now: new Date(),
            language,
            traceId: traceId ?? randomUUID(),
            address: '',
            cookie: {},
            readInput: async () => input,
          })
        const output = await (actor
          ? readForPage(actor, () => inSpan(start, read))
          : inSpan(start, read))
        return output instanceof JsonText ? parseText(contract, output) : output
      },
    })
    const answer = queries.getQueryData<OutputOf<C>>(queryKey(contract, input))
    if (further && answer) await readAll(further(answer), queries)
  }

const readAll = (all: Prefetch[], queries: QueryClient) =>
  Promise.all(all.map((read) => read(queries)))

function parseText({ kind }: Contract, { body, total }: JsonText) {
  const value = JSON.parse(typeof body === 'string' ? body : Buffer.concat(body).toString())
  return kind === 'list' ? { rows: value, total } : value
}

/** Runs the prefetches and gives their answers to the screens inside. */
export async function Prefetched({ of, children }: { of: Prefetch[]; children: ReactNode }) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await readAll(of, queries)
  return <HydrationBoundary state={dehydrate(queries)}>{children}</HydrationBoundary>
}
