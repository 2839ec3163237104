import { Problem } from '../contract/problem'
import type { Refusal } from './workflow'

/** A refusal to be thrown. */
export const refused = ({ code, ...extras }: Refusal): Problem => new Problem(code, extras)
