import { peopleProblems } from './problems/people'
import { requestProblems } from './problems/requests'
import { signInProblems } from './problems/sign-in'
import { trainingProblems } from './problems/training'
import { workProblems } from './problems/work'

/** Every error that leaves the server: code → status and the sentence in both languages. */
export const problems = {
  ...requestProblems,
  ...signInProblems,
  ...peopleProblems,
  ...workProblems,
  ...trainingProblems,
}

export type ProblemCode = keyof typeof problems
export type Language = 'th' | 'en'
export type Values = Readonly<Record<string, string | number>>

export function problemText(code: ProblemCode, language: Language, values: Values = {}): string {
  const text: string = problems[code][language]
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}
