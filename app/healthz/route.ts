/** The process is alive. No sign-in, no data. */
export const dynamic = 'force-dynamic'
export const GET = () => new Response('ok\n', { headers: { 'cache-control': 'no-store' } })
