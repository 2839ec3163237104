import { serveServiceWorker } from '@/lib/platform/http/service-worker'

export const GET = serveServiceWorker
