import { serveNotFound } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serveNotFound()
