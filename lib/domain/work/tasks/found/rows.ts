import { fragment } from '@/lib/platform/db/fragment'
import { foundIn, isCode, typedCode, type Sought } from '@/lib/platform/db/found'
import { visibleTypes } from '../rules'

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
  return foundIn(
    {
      type: 'task',
      columns: fragment`task."id", task."id"::text AS "key", task."title" AS "nameTh", NULL AS "nameEn",
        task."refId" AS "detailTh", task."refId" AS "detailEn", NULL AS "day"`,
      from: fragment`"tasks" task`,
      visible: visibleTasks(sought),
      exact: code && isCode(fragment`task."refId"`, code),
      searched: [fragment`task."refId"`, fragment`task."title"`],
      order: fragment`"detailTh" DESC`,
    },
    sought,
  )
}
