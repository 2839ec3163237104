import type { Contract } from '@/lib/platform/contract/contract'
import { createUser } from '@/lib/testing/records/factories'

/** A user with the roles for every endpoint that writes. */
export const createWriter = () =>
  createUser(['Admin', 'SafetyOfficer'], { password: 'a long password' })
export type Writer = Awaited<ReturnType<typeof createWriter>>

/** An endpoint that writes, and an input that it accepts from this caller. */
export type ValidCall = [Contract, (caller: Writer) => Promise<unknown> | unknown]
