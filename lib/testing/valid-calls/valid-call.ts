import type { Contract } from '@/lib/platform/contract/contract'
import { createUser } from '@/lib/testing/factories'

/** Somebody who may give every command. */
export const createWriter = () =>
  createUser(['Admin', 'SafetyOfficer'], { password: 'a long password' })
export type Writer = Awaited<ReturnType<typeof createWriter>>

/** A command, and an input that it takes from this caller. */
export type ValidCall = [Contract, (caller: Writer) => Promise<unknown> | unknown]
