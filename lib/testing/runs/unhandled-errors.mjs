import fs from 'node:fs'
import path from 'node:path'

/** Keeps the errors that no test has caught, which end a run with 1 and stand in no report of Vitest's. */
export class UnhandledErrors {
  /** @param {string} file */
  constructor(file) {
    this.file = file
  }

  /**
   * @param {unknown} _modules
   * @param {readonly { message: string, stack?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    fs.mkdirSync(path.dirname(this.file), { recursive: true })
    const texts = errors.map(({ message, stack }) => stack ?? message)
    fs.writeFileSync(this.file, JSON.stringify(texts))
  }
}
