import { serveNothing } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serveNothing()
