import { serveKioskManifest } from '@/lib/platform/http/web-manifest'

export const GET = serveKioskManifest
