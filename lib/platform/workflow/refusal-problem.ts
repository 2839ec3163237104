import { Problem } from '../contract/problem'
import type { Refusal } from './workflow'

/** A refusal to be thrown. */
export const refusalProblem = ({ code, ...extras }: Refusal): Problem => new Problem(code, extras)
