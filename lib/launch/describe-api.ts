import { contractsByNoun, records } from '../domain/contracts'
import { examples } from '../domain/insight/api-docs/examples/queries'
import { webhookMessages } from '../domain/insight/webhook-endpoints/message/contract'
import { openApiDocument } from '../platform/openapi/document'
import { readConfig } from '../platform/config/config'

/** npm run openapi: prints the description of the API, without a server. */
const { appUrl } = readConfig(process.env)
const described = { appUrl, records, examples, webhooks: webhookMessages }
process.stdout.write(`${JSON.stringify(openApiDocument(contractsByNoun, described))}\n`)
