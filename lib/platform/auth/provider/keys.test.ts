import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { config } from '../../config/config'
import { forget } from '@/lib/testing/runs/new-process'
import { discover } from './keys'

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
