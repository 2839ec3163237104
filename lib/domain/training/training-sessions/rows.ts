import type { SessionStatus } from './workflow'

/** A session as files have it. */
export type SessionRow = {
  id: string
  date: string
  period: 'Morning' | 'Afternoon'
  startTime: string
  endTime: string
  nickname: string
  name: string
  location: string
  capacity: number
  seatsTaken: number
  status: SessionStatus
}

/** The sessions in the lists of others, which join them as `session`. */
export const TRAINING_SESSIONS = '"training_sessions" session'
