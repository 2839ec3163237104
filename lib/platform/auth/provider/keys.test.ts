import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errors } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { config } from '../../config/config'
import { forget } from '@/lib/testing/runs/new-process'
import { discover, isUnreachable } from './keys'

const PROVIDER = { OIDC_CLIENT_ID: 'site', OIDC_CLIENT_SECRET: 'secret' }
Object.assign(process.env, PROVIDER, { OIDC_ISSUER: 'http://127.0.0.1:1' })

async function listen(answer: RequestListener): Promise<string> {
  const server = http.createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('metadata to which a redirect leads is not read', async () => {
  let issuer = ''
  const document = () => JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` })
  const other = await listen((_, response) => void response.end(document()))
  let leadsAway = true
  issuer = await listen((_, response) => {
    if (leadsAway) response.writeHead(302, { location: other })
    response.end(document())
  })
  config().provider!.issuer = issuer
  forget('provider-keys')
  await expect(discover()).rejects.toMatchObject({ code: 'provider-unavailable' })
  leadsAway = false
  expect(await discover()).toMatchObject({ issuer })
})

test('keys that cannot be read are told by the code of the error, whichever copy of jose has made it', () => {
  const ofAnotherCopy = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].map((code) =>
    Object.assign(new Error(), { code }),
  )
  expect([...ofAnotherCopy, new errors.JWKSTimeout()].map(isUnreachable)).toEqual([
    true,
    true,
    true,
  ])
  const wrong = [new errors.JWKSNoMatchingKey(), new errors.JWSSignatureVerificationFailed()]
  expect(wrong.map(isUnreachable)).toEqual([false, false])
})
