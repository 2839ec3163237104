// Forked by call-in-child.ts: imports one module, calls one function and sends back its result.
import 'tsx'

// The arguments come as a message because everybody on the machine can read the command line of a process.
process.once('message', async ({ url, name, args }) => {
  try {
    const { provideUsers } = await import('../domain/directory.ts')
    provideUsers()
    const functions = await import(url)
    const value = await functions[name](...args)
    process.send?.({ value }, () => process.exit(0)) // without waiting for idle connections
  } catch (error) {
    if (error?.name === 'ConfigError')
      process.send?.({ configError: error.message }, () => process.exit(1))
    else {
      console.error(error)
      process.exit(1)
    }
  }
})
