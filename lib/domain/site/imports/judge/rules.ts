/** What is wrong with a row, in both languages: the texts of the form and of its problems. */
import { inputErrors, issueText } from '@/lib/platform/contract/issues'
import { normalizeInput } from '@/lib/platform/contract/normalize-input'
import { Problem } from '@/lib/platform/contract/problem'
import { problemText } from '@/lib/platform/contract/problems'
import type * as z from 'zod'
import type { Column, Fault, Remark } from '../cells/rules'

type Saved = { columns: readonly Column[]; fieldOf?: Partial<Record<string, string>> }
type Form<S> = Saved & { input: z.ZodType<S> }

export const faultRemark = ({ column, code, values }: Fault): Remark => ({
  column,
  code,
  th: problemText(code, 'th', values),
  en: problemText(code, 'en', values),
})

export function problemRemark({ columns, fieldOf }: Saved, { code, extras }: Problem): Remark {
  const { field, fields = field ? [field] : [], values } = extras
  const named = [...fields, fieldOf?.[code]].find((name) =>
    columns.some((column) => column.field === name),
  )
  return faultRemark({ column: named ?? null, code, values })
}

/** What the form's input says of a record: the save, or what is wrong with it. */
export function checkSave<S>(form: Form<S>, record: object): { save?: S; remarks: Remark[] } {
  try {
    const { value, limitIssues } = normalizeInput(form.input, record)
    const { data, error } = form.input.safeParse(value)
    if (!error && limitIssues.length === 0) return { save: data as S, remarks: [] }
    const inThai = form.input.safeParse(value, { error: issueText('th') }).error
    const inEnglish = form.input.safeParse(value, { error: issueText('en') }).error
    const th = inputErrors(limitIssues, inThai, 'th')
    const en = inputErrors(limitIssues, inEnglish, 'en')
    const issues = [...limitIssues, ...(error?.issues ?? [])]
    const remarks = th.map(({ path, message }, index) => ({
      column: path,
      code: codeOf(issues.find((issue) => issue.path.join('.') === path)),
      th: message,
      en: en[index]?.message ?? message,
    }))
    return { remarks }
  } catch (error) {
    if (error instanceof Problem) return { remarks: [problemRemark(form, error)] }
    throw error
  }
}

type Issue = { code: string; input?: unknown; params?: { rule?: unknown } }

function codeOf(issue: object | undefined): string {
  const { code = 'invalid', params } = (issue ?? {}) as Partial<Issue>
  if (typeof params?.rule === 'string') return params.rule
  if (code === 'too_big') return 'too-long'
  if (code === 'invalid_type' || code === 'too_small') return 'required'
  return 'invalid'
}
