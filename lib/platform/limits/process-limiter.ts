import { processWide } from '../process/process-wide'
import { ConcurrencyLimiter, type Limits } from './concurrency-limiter'

/** One limiter of this name for the whole process, whichever bundle asks for it. */
export const processLimiter = (name: string, limits: Limits) => (): ConcurrencyLimiter =>
  processWide(name, () => new ConcurrencyLimiter(limits))
