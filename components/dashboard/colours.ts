import type { PermitGroup } from '@/lib/domain/work/work-permits/rules'

/** Contrast of 3 : 1 or more on white; they also differ in brightness, for readers who cannot tell the hues apart. */
export const groupColours: Record<PermitGroup, string> = {
  awaitingApproval: '#c67b00',
  open: '#0b6a5e',
  closed: '#7b8f97',
}

export const countColours = {
  wpCount: '#0b6a5e',
  contractorCount: '#c67b00',
  workerCount: '#26387e',
}
export type Count = keyof typeof countColours
export const counts = Object.keys(countColours) as Count[]
