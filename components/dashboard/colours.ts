import type { PermitGroup } from '@/lib/domain/work/work-permits/rules'

export const groupColours: Record<PermitGroup, string> = {
  awaitingApproval: 'var(--chart-amber)',
  open: 'var(--chart-pine)',
  closed: 'var(--chart-grey)',
}

export const countColours = {
  wpCount: 'var(--chart-pine)',
  contractorCount: 'var(--chart-amber)',
  workerCount: 'var(--chart-blue)',
}
export type Count = keyof typeof countColours
export const counts = Object.keys(countColours) as Count[]

export const gridColour = 'var(--line)'
export const tick = { fontSize: 12, fill: 'var(--mantine-color-dimmed)' }
