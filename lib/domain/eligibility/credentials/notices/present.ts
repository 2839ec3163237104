import { endingStep } from '@/lib/domain/people/persons/notices/rules'
import { lineOf } from '../mails/present'
import type { Ending } from '../warnings/present'

/** What ends and whose it is; a sensitive type is not named, as in mails. */
export const newsOfEnding = (
  ending: Pick<Ending, 'id' | 'type' | 'person' | 'personId' | 'employer' | 'lastDay' | 'daysLeft'>,
) => ({
  subjectId: ending.id,
  occasion: `${ending.lastDay} ${endingStep(ending.daysLeft)}`,
  params: {
    whatTh: lineOf('th', ending),
    whatEn: lineOf('en', ending),
    lastDay: ending.lastDay,
    personId: ending.personId ?? '',
  },
})
