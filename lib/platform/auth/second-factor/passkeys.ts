import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { config } from '../../config/config'
import type { Db } from '../../db/database'
import { isOurChallenge, makeChallenge, consumeChallenge, type Purpose } from './challenge'

/** Loaded when a passkey is first asked for. */
const webauthn = () => import('@simplewebauthn/server')

/** Passkeys belong to the host of APP_URL; a page of another host can neither create nor use them. */
const site = () => {
  const { origin, hostname } = new URL(config().appUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

type Owner = { userId: string; email: string; name: string }

/** The passkey must be discoverable by the device and unlocked by its owner: two factors in one. */
export async function passkeyRegistrationOptions(db: Db, { userId, email, name }: Owner) {
  const existing = await db.passkey.findMany({ where: { userId }, select: { credentialId: true } })
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: 'Site Safety',
    rpID: site().expectedRPID,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: email,
    userDisplayName: name,
    challenge: await makeChallenge(`enrol ${userId}`),
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [-8, -7, -257],
  })
}

/** The options by which a response is verified. The library calls back with the challenge, which `seen` then holds. */
function verification(purpose: Purpose) {
  const seen = { challenge: '' }
  const expectedChallenge = async (challenge: string) => {
    seen.challenge = challenge
    return isOurChallenge(challenge, purpose)
  }
  return { seen, options: { ...site(), expectedChallenge, requireUserVerification: true } }
}

/** Stores the passkey that a device has created; false where the response is not valid or was used before. */
export async function addPasskey(
  db: Db,
  { userId, name }: { userId: string; name: string },
  response: RegistrationResponseJSON,
): Promise<boolean> {
  const { seen, options } = verification(`enrol ${userId}`)
  const { verifyRegistrationResponse } = await webauthn()
  const registration = await verifyRegistrationResponse({ response, ...options }).catch(() => null)
  if (!registration?.verified || !(await consumeChallenge(db, seen.challenge))) return false
  const { id, publicKey, counter, transports } = registration.registrationInfo.credential
  const { count } = await db.passkey.createMany({
    data: [
      {
        userId,
        name,
        credentialId: id,
        publicKey: new Uint8Array(publicKey),
        counter,
        transports: transports ?? [],
      },
    ],
    skipDuplicates: true,
  })
  return count > 0
}

/** The options for signing in with any passkey of this site: the response names it. */
export async function passkeySignInOptions() {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: site().expectedRPID,
    challenge: await makeChallenge('sign-in'),
    userVerification: 'required',
  })
}

/** The owner of a passkey. Proves nothing: the id comes from the caller. */
export async function userIdOfPasskey(db: Db, credentialId: string): Promise<string | undefined> {
  const passkey = await db.passkey.findUnique({ where: { credentialId }, select: { userId: true } })
  return passkey?.userId
}

/**
 * Whether the named passkey has signed a challenge of ours that was not used before. Stores the time and the counter.
 */
export async function verifyPasskey(
  db: Db,
  response: AuthenticationResponseJSON,
): Promise<boolean> {
  const passkey = await db.passkey.findUnique({ where: { credentialId: response.id } })
  if (!passkey) return false
  const { seen, options } = verification('sign-in')
  const credential = {
    id: passkey.credentialId,
    publicKey: new Uint8Array(passkey.publicKey),
    counter: Number(passkey.counter),
    transports: passkey.transports as AuthenticatorTransport[],
  }
  const { verifyAuthenticationResponse } = await webauthn()
  const signed = await verifyAuthenticationResponse({ response, credential, ...options }).catch(
    () => null,
  )
  if (!signed?.verified || !(await consumeChallenge(db, seen.challenge))) return false
  const { newCounter: counter } = signed.authenticationInfo
  await db.passkey.update({
    where: { id: passkey.id },
    data: { counter, lastUsedAt: new Date() },
  })
  return true
}
