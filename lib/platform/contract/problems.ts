import { messageIn } from '../i18n/message'
import { eligibilityProblems } from './problems/eligibility'
import { gateProblems } from './problems/gate'
import { credentialProblems } from './problems/credentials'
import { importProblems } from './problems/imports'
import { integrationProblems } from './problems/integration'
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
  ...eligibilityProblems,
  ...trainingProblems,
  ...gateProblems,
  ...credentialProblems,
  ...importProblems,
  ...integrationProblems,
}

export type ProblemCode = keyof typeof problems
export type Language = 'th' | 'en'
/** A word of a text by its key in the catalogue, so that it is in the reader's language. */
export type Word = { word: string }
/** A status appears by its name in the catalogue, never as its stored value. */
export type Values = Readonly<Record<string, string | number | Word>> &
  Readonly<{ status?: Word; from?: Word; to?: Word }>

export function problemText(code: ProblemCode, language: Language, values: Values = {}): string {
  const text: string = problems[code][language]
  const said = (value: Values[string]) =>
    typeof value === 'object' ? messageIn(language, value.word) : String(value)
  return text.replace(/\{(\w+)\}/g, (whole, name) => said(values[name] ?? whole))
}
