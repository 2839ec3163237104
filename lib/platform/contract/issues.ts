import type * as z from 'zod'
import type { ExcessIssue } from './members'
import type { FieldError } from './problem'
import type { Language } from './problems'
import en from 'zod/v4/locales/en.js'
import th from 'zod/v4/locales/th.js'

/** Sentences for the rules of our own field types; zod's locales have the rest. */
const rules = {
  phone: { th: 'หมายเลขโทรศัพท์ไม่ถูกต้อง', en: 'This is not a telephone number.' },
  'national-id': {
    th: 'เลขประจำตัวประชาชน 13 หลักไม่ถูกต้อง หรือหมายเลขหนังสือเดินทางไม่ถูกต้อง',
    en: 'Not a valid 13-digit national ID or passport number.',
  },
  'tax-id': {
    th: 'เลขประจำตัวผู้เสียภาษีต้องมี 13 หลัก',
    en: 'A tax ID has 13 digits.',
  },
  day: { th: 'ไม่ใช่วันที่ (YYYY-MM-DD)', en: 'Not a date (YYYY-MM-DD).' },
  month: { th: 'ไม่ใช่เดือน (YYYY-MM)', en: 'Not a month (YYYY-MM).' },
  'buddhist-era-day': {
    th: 'ปีต้องเป็นคริสต์ศักราช (ค.ศ.) ปีนี้ดูเหมือนพุทธศักราช',
    en: 'The year must be in the Common Era; this looks like a Buddhist-era year.',
  },
  'time-zone': { th: 'ไม่รู้จักเขตเวลานี้', en: 'This time zone is not known.' },
  'same-day-twice': { th: 'วันที่ซ้ำกัน', en: 'The same day stands here twice.' },
  'same-person-twice': { th: 'มีชื่อบุคคลเดียวกันซ้ำ', en: 'The same person stands here twice.' },
  'end-before-start': {
    th: 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่ม',
    en: 'The end must not lie before the start.',
  },
  'weekday-needed': {
    th: 'เลือกอย่างน้อยหนึ่งวันในสัปดาห์',
    en: 'Choose at least one day of the week.',
  },
  'no-seats': {
    th: 'ต้องมีที่นั่งอย่างน้อยหนึ่งช่วง',
    en: 'At least one half of the day needs seats.',
  },
  'a-year-at-most': {
    th: 'สร้างได้ครั้งละไม่เกินหนึ่งปี',
    en: 'At most one year at once.',
  },
  'risk-not-reduced': {
    th: 'ความเสี่ยงหลังควบคุมต้องไม่สูงกว่าก่อนควบคุม',
    en: 'The risk with the controls in place must not be above the risk without them.',
  },
  time: { th: 'เวลาต้องเป็นรูปแบบ HH:MM', en: 'A time of day is HH:MM.' },
  'times-in-order': {
    th: 'เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม',
    en: 'The end must be after the start.',
  },
  password: {
    th: 'รหัสผ่านต้องมีอย่างน้อย 12 ตัวอักษร',
    en: 'A password has at least 12 characters.',
  },
  'common-password': {
    th: 'รหัสผ่านนี้เดาง่ายเกินไป กรุณาเลือกรหัสผ่านอื่น',
    en: 'This password is too easy to guess. Please choose another one.',
  },
  'same-password': {
    th: 'รหัสผ่านใหม่ต้องต่างจากเดิม',
    en: 'The new password must differ from the current one.',
  },
  'stacked-marks': {
    th: 'มีสระหรือเครื่องหมายซ้อนบนตัวอักษรเดียวมากเกินไป',
    en: 'Too many marks stand on one letter.',
  },
  'passwords-differ': {
    th: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน',
    en: 'The two passwords are not the same.',
  },
} as const satisfies Record<string, Record<Language, string>>
export type Rule = keyof typeof rules

const locales = { th: th().localeError, en: en().localeError }
const email = { th: 'อีเมลไม่ถูกต้อง', en: 'This is not an e-mail address.' }
const required = { th: 'จำเป็นต้องกรอก', en: 'This is required.' }

/** zod's error map in one language: for `safeParse(value, { error: issueText(language) })`. */
export function issueText(language: Language): z.core.$ZodErrorMap {
  return (issue) => {
    if (issue.code === 'custom') return rules[issue.params?.rule as Rule]?.[language]
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

/** Nothing was sent, typed or chosen. */
function isMissing({ code, input }: z.core.$ZodRawIssue): boolean {
  if (code === 'too_small') return input === '' || (Array.isArray(input) && input.length === 0)
  return ofNothing.includes(code) && (input ?? null) === null
}

type Union = Pick<z.core.$ZodIssueInvalidUnion, 'errors'>

/** What is wrong by each choice that may have been meant: values that are allowed stand in one sentence. */
function unionText({ errors }: Union, language: Language): string | undefined {
  const issues = meantChoices({ errors }).flatMap(([first]) => first ?? [])
  const values = issues.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []))
  const allowed = locales[language]({ code: 'invalid_value', values, input: undefined, path: [] })
  const others = issues.filter(({ code }) => code !== 'invalid_value').map(({ message }) => message)
  const texts = [...(values.length > 0 ? [sentenceOf(allowed)] : []), ...others]
  return [...new Set(texts)].join(language === 'th' ? ' หรือ ' : ' Or: ') || undefined
}

/** Blank beside an address or an id is never what a wrong value meant, nor is a choice of another kind of value. */
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

const units: Record<string, Record<Language, string>> = {
  string: { th: ' ตัวอักษร', en: ' characters' },
  array: { th: ' รายการ', en: ' items' },
  number: { th: '', en: '' },
  int: { th: '', en: '' },
}

/** zod's own sentences for these name types such as "number", which mean nothing to most readers. */
function limitText(issue: Limit, language: Language): string | undefined {
  const isThai = language === 'th'
  const unit = units[issue.origin]?.[language]
  if (unit === undefined) return undefined
  if (issue.code === 'too_big') return `${isThai ? 'ต้องไม่เกิน' : 'At most'} ${issue.maximum}${unit}`
  return `${isThai ? 'ต้องไม่น้อยกว่า' : 'At least'} ${issue.minimum}${unit}`
}

/** Every issue of a failed parse, with the path as it is spelled on the wire. */
export const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.flatMap(withinMeant).map(({ path, message }) => ({ path: path.join('.'), message }))

/** Where one choice alone was meant, what is wrong inside it, by the members that it is about. */
function withinMeant(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [only, ...others] = meantChoices(issue)
  if (!only || others.length > 0) return [issue]
  return only
    .flatMap(withinMeant)
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Nobody reads more of them, and a list may have a hundred thousand wrong items. */
const MOST_ERRORS = 100

/** What stands too long in the input, and what else is wrong with it: the first hundred of all. */
export function inputErrors(
  excesses: ExcessIssue[],
  error: z.ZodError | undefined,
  language: Language,
): FieldError[] {
  const toError = (issue: ExcessIssue) => ({
    path: issue.path.join('.'),
    message: sentenceOf(issueText(language)(issue)) ?? '',
  })
  const found = excesses.map(toError)
  const isTold = ({ path }: FieldError) =>
    found.some((excess) => excess.path === path || excess.path.startsWith(`${path}.`))
  const others = (error ? fieldErrors(error) : []).filter((each) => !isTold(each))
  return [...found, ...others].slice(0, MOST_ERRORS)
}

const sentenceOf = (answer: ReturnType<z.core.$ZodErrorMap>): string | undefined =>
  typeof answer === 'string' ? answer : answer?.message
