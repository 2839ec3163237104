/** The nonce of a page's content security policy, as the server in front has set it on the request. */
export const nonceIn = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
