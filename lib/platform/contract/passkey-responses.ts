import * as z from 'zod'

/** The shapes of a browser's answers about passkeys (WebAuthn Level 3, 5.1); signatures are checked elsewhere. */
const text = z.string().max(4096)
const transports = z
  .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
  .max(10)
const credential = {
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}

export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
})

export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: z.string().max(16_384),
    transports: transports.optional(),
  }),
})
