import type { musters } from '@/lib/domain/gate/musters/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

/** The roll call that runs now, if any. */
export const runningInput: InputOf<typeof musters.search> = {
  isRunning: true,
  page: 1,
  pageSize: 1,
}
