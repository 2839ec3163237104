/** Called by Next once, before the first request of a server's life. */
export async function register() {
  // Exactly in this form, so that the other runtime's build leaves the imports out.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // Not while developing: every route would be compiled before the first page.
    if (process.env.NODE_ENV === 'production') (await import('./app/api/provide')).provide()
    await (await import('./lib/domain/start')).startDomain()
  }
}
