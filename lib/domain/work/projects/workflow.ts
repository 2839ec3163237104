/**
 * สถานะโครงการ: ร่าง → ดำเนินการ ⇄ พักไว้ → เสร็จสิ้น และยกเลิกได้จนกว่าจะเสร็จสิ้น
 * The life of a project. Source: docs/interface.md#projects.
 */
import type { ProjectStatus } from './contract'

/** From each status, where a project may go. */
export const transitions: Record<ProjectStatus, readonly ProjectStatus[]> = {
  Draft: ['Active', 'Cancelled'],
  Active: ['OnHold', 'Completed', 'Cancelled'],
  OnHold: ['Active', 'Cancelled'],
  Completed: [],
  Cancelled: [],
}

export const canBecome = (from: ProjectStatus, to: ProjectStatus): boolean =>
  transitions[from].includes(to)
