import { serveManifest } from '@/lib/platform/http/web-manifest'

export const GET = serveManifest
