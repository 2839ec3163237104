import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { config } from '../../config/config'
import type { Db } from '../../db/database'
import { isOurChallenge, makeChallenge, consumeChallenge, type Purpose } from './challenge'

/** Passkeys belong to the host of APP_URL; a page of another one can neither make nor ask for them. */
const site = () => {
  const { origin, hostname } = new URL(config().appUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

type Owner = { userId: string; email: string; name: string }

/** A passkey is found by the device itself and unlocked by its owner: two factors in one. */
export async function passkeyRegistrationOptions(db: Db, { userId, email, name }: Owner) {
  const held = await db.passkey.findMany({ where: { userId }, select: { credentialId: true } })
  return generateRegistrationOptions({
    rpName: 'Site Safety',
    rpID: site().expectedRPID,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: email,
    userDisplayName: name,
    challenge: await makeChallenge(`enrol ${userId}`),
    excludeCredentials: held.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [-8, -7, -257],
  })
}

/** The challenge that was signed, if it is one of ours; throws in words of the library where anything is wrong. */
function expected(purpose: Purpose) {
  const seen = { challenge: '' }
  const expectedChallenge = async (challenge: string) => {
    seen.challenge = challenge
    return isOurChallenge(challenge, purpose)
  }
  return { seen, options: { ...site(), expectedChallenge, requireUserVerification: true } }
}

/** Keeps the passkey that a device has made; false where it is not right. */
export async function addPasskey(
  db: Db,
  { userId, name }: { userId: string; name: string },
  response: RegistrationResponseJSON,
): Promise<boolean> {
  const { seen, options } = expected(`enrol ${userId}`)
  const made = await verifyRegistrationResponse({ response, ...options }).catch(() => null)
  if (!made?.verified || !(await consumeChallenge(db, seen.challenge))) return false
  const { id, publicKey, counter, transports } = made.registrationInfo.credential
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

/** What any device with a passkey of ours may sign: whose it is, the answer says. */
export const passkeySignInOptions = async () =>
  generateAuthenticationOptions({
    rpID: site().expectedRPID,
    challenge: await makeChallenge('sign-in'),
    userVerification: 'required',
  })

/** Whose passkey this is said to be: nothing is signed by that. */
export async function userIdOfPasskey(db: Db, credentialId: string): Promise<string | undefined> {
  const held = await db.passkey.findUnique({ where: { credentialId }, select: { userId: true } })
  return held?.userId
}

/** Whether the passkey that it names has signed a question of ours that was not answered before. */
export async function verifyPasskey(
  db: Db,
  response: AuthenticationResponseJSON,
): Promise<boolean> {
  const held = await db.passkey.findUnique({ where: { credentialId: response.id } })
  if (!held) return false
  const { seen, options } = expected('sign-in')
  const credential = {
    id: held.credentialId,
    publicKey: new Uint8Array(held.publicKey),
    counter: Number(held.counter),
    transports: held.transports as AuthenticatorTransport[],
  }
  const signed = await verifyAuthenticationResponse({ response, credential, ...options }).catch(
    () => null,
  )
  if (!signed?.verified || !(await consumeChallenge(db, seen.challenge))) return false
  const { newCounter: counter } = signed.authenticationInfo
  await db.passkey.update({
    where: { id: held.id },
    data: { counter, lastUsedAt: new Date() },
  })
  return true
}
