/** Called by Next once, before the first request. */
export async function register() {
  // Next recognizes only this exact form and leaves the imports out of the Edge build.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // Not in development, where it would compile every route before the first page.
    if (process.env.NODE_ENV === 'production') await (await import('./app/api/start')).start()
    else await (await import('./lib/domain/start')).startDomain()
  }
}
