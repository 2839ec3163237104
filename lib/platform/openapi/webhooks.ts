import type * as z from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'

/** A message that the product sends to other systems. */
export type WebhookMessage = {
  summary: string
  description: string
  headers: z.ZodObject
  body: z.ZodType
}

export const webhookPaths = (
  messages: Readonly<Record<string, WebhookMessage>>,
): ZodOpenApiPathsObject =>
  Object.fromEntries(
    Object.entries(messages).map(([name, { summary, description, headers, body }]) => [
      name,
      {
        post: {
          operationId: `webhook${name[0]?.toUpperCase()}${name.slice(1)}`,
          summary,
          description,
          security: [],
          requestParams: { header: headers },
          requestBody: { required: true, content: { 'application/json': { schema: body } } },
          responses: {
            '2XX': { description: 'Taken. Any other status, a redirect too, is a failure.' },
            410: { description: 'Nothing is wanted here any more: the address is switched off.' },
          },
        },
      },
    ]),
  )
