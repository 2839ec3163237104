/** Called by Next once, before the first request of a server's life. */
export async function register() {
  // Exactly in this form, so that the other runtime's build leaves the import out.
  if (process.env.NEXT_RUNTIME === 'nodejs')
    await (await import('./lib/domain/start')).startDomain()
}
