import { serveNextAuth } from '@/lib/platform/http/serve-next-auth'

/** Sign-in, sign-out and CSRF of the browser: next-auth's own endpoints. */
export const { GET, POST, PUT, PATCH, DELETE } = serveNextAuth()
