import { addDays, dayIn, toUtcDate } from '@/lib/platform/dates/day'
import { createProject } from './factories'

const inDays = (days: number) => toUtcDate(addDays(dayIn('Asia/Bangkok', new Date()), days))

/** A project that begins in three weeks and for which more people are planned than are trained. */
export const createUpcomingProject = (employerId: string) =>
  createProject({ employerId, startDate: inDays(20), endDate: inDays(40), plannedWorkers: 9 })
