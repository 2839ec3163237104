import { Problem } from '../contract/problem'
import type { Refusal } from './workflow'

export const refusalProblem = ({ code, ...extras }: Refusal): Problem => new Problem(code, extras)
