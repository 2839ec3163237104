import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LIST_TYPE, openList, openSigned } from './rules'

const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
const keys = [{ ...(await exportJWK(publicKey)), kid: 'lists', alg: 'ES256' }]

const signed = (content: object, typ = LIST_TYPE): Promise<string> =>
  new CompactSign(gzipSync(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'ES256', kid: 'lists', typ })
    .sign(privateKey)

test('a list that is signed and in a form of another version is not understood, and not called unsigned', async () => {
  const jws = await signed({ people: {}, parts: {}, madeBy: 'a later version' })
  expect(await openSigned(jws, keys)).toEqual({ fault: 'not-understood' })
  expect(await openList(jws, keys)).toBeNull()
})

test('what is signed by nobody known, or is no list, has no signature of a list', async () => {
  const unsigned = { fault: 'bad-signature' }
  expect(await openSigned(await signed({}), [])).toEqual(unsigned)
  expect(await openSigned(await signed({}, 'JWT'), keys)).toEqual(unsigned)
  expect(await openSigned('nothing', keys)).toEqual(unsigned)
})
