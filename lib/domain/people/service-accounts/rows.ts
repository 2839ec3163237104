import * as z from 'zod'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { USERS } from '@/lib/domain/people/users/rows'
import type { Actor } from '@/lib/platform/access/actor'
import { roles } from '@/lib/platform/access/policies'
import { fragment } from '@/lib/platform/db/fragment'

/** Service accounts as `service`, with what an actor is made from. */
export const SERVICE_ACCOUNTS = fragment`"service_accounts" service
  JOIN ${USERS} account ON account."id" = service."id"
  JOIN ${PERSONS} ON person."id" = account."personId"`

export const ACTOR_COLUMNS = fragment`service."id" AS "userId", service."name", account."roles"::text[],
  person."employerId", account."disabledAt" IS NOT NULL AS "isDisabled"`

export const actorRow = z.object({
  userId: z.guid(),
  name: z.string(),
  roles: z.array(z.enum(roles)),
  employerId: z.guid().nullable(),
  isDisabled: z.boolean(),
})

type ActorRow = Omit<z.output<typeof actorRow>, 'isDisabled'>

export const actorOfRow = ({ userId, name, roles: own, employerId }: ActorRow): Actor => ({
  userId,
  name: { th: name, en: name },
  email: null,
  roles: own,
  employerId,
  sessionId: null,
})
