import type { Finding } from '@/components/table/use-whole-list'
import { comparable, matchesWords } from '@/components/table/words'
import { recurrenceTypes, type TrainingPlanRecord } from '@/lib/domain/training-plans/contract'

const textOf = ({ name, nickname, location, trainerName }: TrainingPlanRecord) =>
  comparable([name, nickname, location, trainerName].join('\n'))

function test(query: URLSearchParams) {
  const matches = matchesWords(query.get('keyword') ?? '')
  const isActive = query.get('isActive')
  return (plan: TrainingPlanRecord) =>
    matches(textOf(plan)) && (!isActive || String(plan.isActive) === isActive)
}

/** How the list of plans is searched and put in order; its endpoint takes no keyword. */
export const findPlans: Finding<TrainingPlanRecord> = {
  test,
  usualSort: 'nickname',
  orders: {
    name: ({ name }) => name,
    nickname: ({ nickname }) => nickname,
    recurrence: ({ recurrenceType }) => String(recurrenceTypes.indexOf(recurrenceType)),
    location: ({ location }) => location,
  },
}
