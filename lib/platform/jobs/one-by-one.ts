/** Does all work, one after the other. What fails holds up nothing; it is thrown once the rest is done. */
export async function oneByOne(
  works: readonly (() => Promise<unknown>)[],
  failure: string,
): Promise<void> {
  const failures: unknown[] = []
  for (const work of works) await work().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, failure)
}
