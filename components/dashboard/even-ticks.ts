/** At most this many steps above 0. */
const MOST_STEPS = 5

/** Ticks from 0 to the first even one that is not below the highest figure: steps of 1, 2, 5, 10, 20, 50 and so on. */
export function evenTicks(highest: number): number[] {
  const step = steps().find((size) => size * MOST_STEPS >= highest)!
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

const steps = () =>
  Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((size) => size * 10 ** power)).flat()
