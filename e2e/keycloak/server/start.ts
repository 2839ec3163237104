import { buildIfNeeded } from '../../../lib/launch/build/build-steps'
import { freePort } from '../../../lib/launch/postgres/free-port'
import { Keycloak } from './keycloak'
import { makeRealm } from './make-realm'
import { Realm } from './realm'

/**
 * Playwright's global setup: one Keycloak for the whole run, as it starts slowly, with three people of the demo and a
 * stranger. Returns what ends it.
 */
export default async function start(): Promise<() => Promise<void>> {
  await buildIfNeeded()
  const keycloak = await Keycloak.started()
  const PORT = String(await freePort())
  const settings = { PORT, ...makeRealm(keycloak, `http://localhost:${PORT}`) }
  process.env.SETTINGS_OF_TESTS = JSON.stringify(settings) // Playwright's workers inherit it
  const realm = new Realm(keycloak)
  await realm.addPerson('admin@example.com', ['Admin'])
  await realm.addPerson('owner@example.com', ['WorkOwner'])
  await realm.addPerson('officer@example.com', ['SafetyOfficer'])
  await realm.addPerson('stranger@example.com', ['Admin'])
  return () => keycloak.crash()
}
