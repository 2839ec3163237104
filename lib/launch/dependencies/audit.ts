import type { Day } from '../../platform/dates/day'
import { type AcceptedFinding, keyOf } from './accepted'
import { type Finding, runNpmAudit } from './npm-audit'

type Options = {
  /** Of package-lock.json. */
  folder: string
  accepted: readonly AcceptedFinding[]
  today: Day
  /** Whether an audit that did not take place is a failure. */
  isRequired?: boolean
}

/** Compares what the registry finds with what is accepted. `lines` are for people. */
export async function auditDependencies({ folder, accepted, today, isRequired }: Options) {
  const audit = await runNpmAudit(folder)
  if ('notAudited' in audit) {
    const line = `The libraries were not audited, as the registry does not answer: ${audit.notAudited}`
    return { isGood: !isRequired, lines: [line] }
  }
  const { open, ended, current, gone } = compare(audit.findings, accepted, today)
  const lines = [
    ...open.map((finding) => `✗ ${textOf(finding)}`),
    ...ended.map((each) => `✗ ${each.id} in ${each.package} was accepted until ${each.until} only`),
    ...current.map((each) => `  ${each.id} in ${each.package} is accepted until ${each.until}`),
    ...gone.map((each) => `  ${each.id} in ${each.package} is found no longer: accept it no more`),
  ]
  const count = open.length + ended.length
  const sum = `${audit.libraries} libraries audited, ${count || 'no'} finding${count === 1 ? '' : 's'} that nobody accepts.`
  return { isGood: count === 0, lines: [...lines, sum] }
}

function compare(findings: readonly Finding[], accepted: readonly AcceptedFinding[], today: Day) {
  const found = new Set(findings.map(keyOf))
  const known = new Set(accepted.map(keyOf))
  const occurring = accepted.filter((each) => found.has(keyOf(each)))
  return {
    open: findings.filter((finding) => !known.has(keyOf(finding))),
    ended: occurring.filter(({ until }) => until < today),
    current: occurring.filter(({ until }) => until >= today),
    gone: accepted.filter((each) => !found.has(keyOf(each))),
  }
}

const textOf = ({ id, package: name, severity, title, url, isInProduct }: Finding) =>
  `${id} (${severity}) in ${name}, ${isInProduct ? 'which the product runs with' : 'for development only'}: ${title}. ${url}`
