type Answer = { body: { results: { outcome: string; code?: string }[] } }

/** What became of each action of a gate or mark of a roll call, such as `done` or `refused unknown-person`. */
export const outcomesIn = ({ body }: Answer): string[] =>
  body.results.map(({ outcome, code }) => [outcome, code].filter(Boolean).join(' '))
