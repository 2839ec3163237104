/** The lanes of a project's timeline, in their order. */
export const timelineLanes = [
  'Project',
  'Task',
  'Training',
  'Permit',
  'People',
  'Document',
] as const
export type TimelineLane = (typeof timelineLanes)[number]
