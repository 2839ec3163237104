// Forked by call-in-child.ts: imports one module of ours, calls one function, sends back what it returned.
import 'tsx'

/** The call comes as a message, because everybody on the machine can read the arguments of a process. */
process.once('message', async ({ url, name, args }) => {
  try {
    const { provideUsers } = await import('../domain/directory.ts')
    provideUsers()
    const functions = await import(url)
    const value = await functions[name](...args)
    process.send?.({ value }, () => process.exit(0)) // without waiting for idle connections
  } catch (error) {
    // What a person can put right goes back as a sentence.
    if (error?.name === 'ConfigError')
      process.send?.({ refused: error.message }, () => process.exit(1))
    else {
      console.error(error)
      process.exit(1)
    }
  }
})
