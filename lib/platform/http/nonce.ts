/** The nonce in a Content-Security-Policy header; our server sets it on the request of a page. */
export const nonceIn = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
