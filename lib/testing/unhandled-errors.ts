import fs from 'node:fs'
import path from 'node:path'
import type { Reporter } from 'vitest/node'

type TestError = { message: string; stack?: string }

/** Keeps the errors that no test has caught, which end a run with 1 and stand in no report of Vitest's. */
export class UnhandledErrors implements Reporter {
  constructor(private readonly file: string) {}

  onTestRunEnd(_modules: unknown, errors: readonly TestError[]): void {
    fs.mkdirSync(path.dirname(this.file), { recursive: true })
    fs.writeFileSync(
      this.file,
      JSON.stringify(errors.map(({ message, stack }) => stack ?? message)),
    )
  }
}
