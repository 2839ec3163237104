import { ConfigError } from '../../platform/config/config'
import { wasInterrupted } from './interruption'

/** An error that the person who starts the product can fix. The message is one sentence that says how. */
export class LaunchError extends Error {
  override name = 'LaunchError'
}

/** Runs a command line program and exits with 1 on an error. Errors that a person can fix are printed without a stack trace. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!wasInterrupted()) console.error(isForPeople(error) ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}

function isForPeople(error: unknown): error is Error {
  return [LaunchError, ConfigError].some((kind) => error instanceof kind)
}
