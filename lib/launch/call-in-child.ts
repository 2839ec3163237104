import { fork } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { LaunchError } from './base/launch-error'
import { projectRoot } from './base/project-root'

type Answer = { value?: unknown; configError?: string }

/**
 * Calls a function of the product in a child process. In the server's process its modules would be loaded twice, from
 * their source and from Next's build. The copies would share what is kept on globalThis, and errors of one copy are
 * not `instanceof` the classes of the other.
 */
export function callInChild(file: string, name: string, args: unknown[]): Promise<unknown> {
  const url = pathToFileURL(path.join(projectRoot, file)).href
  const entry = path.join(projectRoot, 'lib/launch/child.mjs')
  return new Promise((resolve, reject) => {
    let answer: Answer | undefined
    // Whoever starts the product can do nothing about the deprecation warnings of libraries.
    const child = fork(entry, { cwd: projectRoot, execArgv: ['--no-deprecation'] })
    child.on('error', reject)
    child.on('message', (message) => {
      answer = message as Answer
    })
    child.on('exit', () => {
      if (answer?.configError) reject(new LaunchError(answer.configError))
      else if (answer) resolve(answer.value)
      else reject(new LaunchError(`${name} in ${file} failed; the lines above say why.`))
    })
    child.send({ url, name, args })
  })
}
