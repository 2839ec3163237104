import type { CockpitItem } from '@/lib/domain/insight/cockpit/contract'

/** So many in a row are folded. */
const MANY = 3

/** The items in their order; mails that were not delivered are much alike: many in a row stand together. */
export function runsOf<Item extends Pick<CockpitItem, 'kind'>>(items: readonly Item[]): Item[][] {
  const runs: Item[][] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (item.kind === 'undelivered' && last?.[0]?.kind === 'undelivered') last.push(item)
    else runs.push([item])
  }
  return runs.flatMap((run) => (run.length < MANY ? run.map((item) => [item]) : [run]))
}
