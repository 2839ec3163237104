import type * as z from 'zod'
import type { LimitIssue } from './normalize-input'
import type { FieldError } from './problem'
import type { Language } from './problems'
import { email, fieldRules, limits, or, required } from './problems/field-rules'
import en from 'zod/v4/locales/en.js'
import th from 'zod/v4/locales/th.js'

type Rule = keyof typeof fieldRules

const locales = { th: th().localeError, en: en().localeError }

/** zod's error map in one language: for `safeParse(value, { error: issueText(language) })`. */
export function issueText(language: Language): z.core.$ZodErrorMap {
  return (issue) => {
    if (issue.code === 'custom') return fieldRules[issue.params?.rule as Rule]?.[language]
    if (isMissing(issue)) return required[language]
    if (issue.code === 'invalid_format' && issue.format === 'email') return email[language]
    if (issue.code === 'too_big' || issue.code === 'too_small') {
      const limit = limitText(issue, language)
      if (limit) return limit
    }
    if (issue.code === 'invalid_union') return unionText(issue, language)
    return locales[language](issue)
  }
}

const ofNothing = ['invalid_type', 'invalid_value', 'invalid_union']

function isMissing({ code, input }: z.core.$ZodRawIssue): boolean {
  if (code === 'too_small') return input === '' || (Array.isArray(input) && input.length === 0)
  return ofNothing.includes(code) && (input ?? null) === null
}

type Union = Pick<z.core.$ZodIssueInvalidUnion, 'errors'>

/** The texts of the choices that were probably meant, the allowed values in one sentence. */
function unionText({ errors }: Union, language: Language): string | undefined {
  const issues = meantChoices({ errors }).flatMap(([first]) => first ?? [])
  const values = issues.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []))
  const allowed = locales[language]({ code: 'invalid_value', values, input: undefined, path: [] })
  const others = issues.filter(({ code }) => code !== 'invalid_value').map(({ message }) => message)
  const texts = [...(values.length > 0 ? [sentenceOf(allowed)] : []), ...others]
  return [...new Set(texts)].join(or[language]) || undefined
}

/** The choices that were probably meant: not those that only allow blank or another type of value. */
function meantChoices({ errors }: Union): z.core.$ZodIssue[][] {
  const choices = errors.flatMap((issues) => {
    const [first] = issues
    return first?.code === 'invalid_union' && isOfWhole(first) ? meantChoices(first) : [issues]
  })
  const filled = choices.filter(([first]) => !first || !isBlankOnly(first))
  const ofItsKind = filled.filter(
    ([first]) => !first || first.code !== 'invalid_type' || !isOfWhole(first),
  )
  return ofItsKind.length > 0 ? ofItsKind : filled
}

const isOfWhole = ({ path }: z.core.$ZodIssue) => path.length === 0
const isBlankOnly = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_value' && issue.values.every((value) => value === '')

type Limit = z.core.$ZodRawIssue<z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall>

/** Instead of zod's sentences, which name types such as "number" that most readers do not know. */
function limitText(issue: Limit, language: Language): string | undefined {
  const kind = isLimited(issue.origin) ? limits[issue.origin] : undefined
  if (issue.code === 'too_big') return kind?.most[language].replace('{limit}', `${issue.maximum}`)
  return kind?.least[language].replace('{limit}', `${issue.minimum}`)
}

const isLimited = (origin: string): origin is keyof typeof limits => origin in limits

/** Every issue of a failed parse, with the path as it is spelled on the wire. */
export const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.flatMap(withinMeant).map(({ path, message }) => ({ path: path.join('.'), message }))

/** If only one choice was meant, the issues of its members. */
function withinMeant(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [only, ...others] = meantChoices(issue)
  if (!only || others.length > 0) return [issue]
  return only
    .flatMap(withinMeant)
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** A list may have a hundred thousand wrong items. */
export const MOST_ERRORS = 100

/** The first errors of an input, those of its limits before the others. */
export function inputErrors(
  limitIssues: LimitIssue[],
  error: z.ZodError | undefined,
  language: Language,
): FieldError[] {
  const toError = (issue: LimitIssue) => ({
    path: issue.path.join('.'),
    message: sentenceOf(issueText(language)(issue)) ?? '',
  })
  const found = limitIssues.slice(0, MOST_ERRORS)
  const reported = new Set(found.flatMap(({ path }) => pathsTo(path)))
  const others = (error ? fieldErrors(error) : []).filter(({ path }) => !reported.has(path))
  return [...found.map(toError), ...others].slice(0, MOST_ERRORS)
}

const pathsTo = (path: LimitIssue['path']): string[] =>
  path.map((_, index) => path.slice(0, index + 1).join('.'))

const sentenceOf = (answer: ReturnType<z.core.$ZodErrorMap>): string | undefined =>
  typeof answer === 'string' ? answer : answer?.message
