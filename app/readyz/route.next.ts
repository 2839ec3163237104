import { serveReady } from '@/lib/platform/http/probes'

/** For a load balancer: no sign-in, no data. */
export const dynamic = 'force-dynamic'
export const GET = serveReady
