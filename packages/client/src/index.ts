import createOpenApiClient, { type Client } from 'openapi-fetch'
import type { Connection } from './connection.js'
import type { paths } from './generated/schema.js'

export { ApiError } from './api-error.js'
export { type Change, followChanges, type FollowOptions, newestPlace } from './changes.js'
export { connect, type Connection, type ConnectionOptions } from './connection.js'
export type { Credentials } from './credentials.js'
export type { components, paths } from './generated/schema.js'
export { verifyWebhook, type WebhookMessage } from './webhooks.js'

/** Every endpoint by its path, with the types of the description. */
export const createClient = ({ url, fetch }: Connection): Client<paths> =>
  createOpenApiClient<paths>({ baseUrl: url, fetch })
