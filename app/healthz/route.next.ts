import { serveAlive } from '@/lib/platform/http/probes'

/** For a process manager: no sign-in, no data. */
export const dynamic = 'force-dynamic'
export const GET = serveAlive
