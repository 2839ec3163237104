import type { LocalSearch } from '@/components/table/use-local-list'
import {
  recurrenceTypes,
  type TrainingPlanRecord,
} from '@/lib/domain/training/training-plans/contract'

function test(query: URLSearchParams) {
  const isActive = query.get('isActive')
  return (plan: TrainingPlanRecord) => !isActive || String(plan.isActive) === isActive
}

/** No keyword search. Source: docs/interface.md#training-plans. */
export const planSearch: LocalSearch<TrainingPlanRecord> = {
  test,
  defaultSort: 'nickname',
  orders: {
    name: ({ name }) => name,
    nickname: ({ nickname }) => nickname,
    recurrence: ({ recurrenceType }) => String(recurrenceTypes.indexOf(recurrenceType)),
    location: ({ location }) => location,
  },
}
