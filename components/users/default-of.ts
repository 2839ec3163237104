import { isContractorOnly } from '@/lib/platform/access/actor'
import type { Role } from '@/lib/platform/access/policies'

/** What a default user stands for. Of a company it is also the one who is told of its training and documents. */
export const defaultOf = (user: { roles: Role[] }): 'company' | 'role' =>
  isContractorOnly(user) ? 'company' : 'role'
