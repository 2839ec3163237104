import * as z from 'zod'

export const lineVariables = {
  LINE_CHANNEL_SECRET: z.string().optional(),
  LINE_CHANNEL_TOKEN: z.string().optional(),
  LINE_API_URL: z.url({ protocol: /^https$/ }).default('https://api.line.me'),
}

/** The site's own account at LINE (Messaging API). */
export type LineChannel = {
  /** Signs what LINE sends. */
  secret: string
  /** Lets the product call LINE. */
  token: string
  apiUrl: string
}

export function lineChannelOf(
  data: z.output<z.ZodObject<typeof lineVariables>>,
): LineChannel | undefined {
  const { LINE_CHANNEL_SECRET: secret, LINE_CHANNEL_TOKEN: token, LINE_API_URL: apiUrl } = data
  return secret && token ? { secret, token, apiUrl } : undefined
}
