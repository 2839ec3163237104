import { isDevice, type Actor, type UserOrDevice } from '../access/actor'
import { Problem } from '../contract/problem'

/** The user who calls an endpoint that devices reach, too, but may not use. Throws `people-only`. */
export function requireUser(actor: UserOrDevice): Actor {
  if (isDevice(actor)) throw new Problem('people-only')
  return actor
}
