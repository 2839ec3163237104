import { fragment } from '@/lib/platform/db/fragment'
import { foundIn, isCode, typedCode, type Sought } from '@/lib/platform/db/found'
import { visibleTypes } from '../rules'
import { shownTitle } from '../title/rows'

/** As `visibleTo` says: the tasks that the actor gives or is given, and all of the types that they may create. */
export function visibleTasks({ actor }: Pick<Sought, 'actor'>) {
  const parties = fragment`${actor.userId}::uuid IN (task."assigneeUserId", task."assignerUserId")`
  const types = visibleTypes(actor)
  return types.length > 0
    ? fragment`(${parties} OR task."taskTypeId" = ANY (${types}::int[]))`
    : parties
}

export function foundTasks(sought: Sought) {
  const code = typedCode('T', sought.text)
  const title = fragment`task."title"`
  return foundIn(
    {
      type: 'task',
      columns: fragment`task."id", task."id"::text AS "key", ${shownTitle('th', title)} AS "nameTh",
        ${shownTitle('en', title)} AS "nameEn",
        task."refId" AS "detailTh", task."refId" AS "detailEn", NULL AS "day"`,
      from: fragment`"tasks" task`,
      visible: visibleTasks(sought),
      exact: code && isCode(fragment`task."refId"`, code),
      searched: [fragment`task."refId"`, title],
      order: fragment`"detailTh" DESC`,
    },
    sought,
  )
}
