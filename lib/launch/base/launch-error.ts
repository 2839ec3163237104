import { ConfigError } from '../../platform/config/config'

/** Something that a person can put right. The message is one sentence for that person. */
export class LaunchError extends Error {
  override name = 'LaunchError'
}

/** Runs a command of ours to its end. What a person can put right is told without a stack trace. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(isForPeople(error) ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}

function isForPeople(error: unknown): error is Error {
  return [LaunchError, ConfigError].some((kind) => error instanceof kind)
}
