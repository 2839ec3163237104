import type { CockpitReason } from './contract'

/** A reason that leads nowhere and has nothing to be done at once. */
export const plainReason = (code: string, text: string): CockpitReason => ({
  code,
  text,
  mend: null,
  href: null,
  bookedOn: null,
  offers: [],
})
