import { lockEmployer } from '@/lib/domain/site/employers/commands'
import { saveEmployer } from '@/lib/domain/site/employers/save/commands'
import type { employers } from '@/lib/domain/site/employers/contract'
import type { CheckedInputOf, Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { Context } from '@/lib/platform/http/context'
import { hasContractorUser } from '../available/queries'

/** Throws `contractor-needs-employer` where an employer of Contractor users would no longer be a contractor. */
export async function saveEmployerOfUsers(
  context: Context,
  input: CheckedInputOf<typeof employers.save>,
): Promise<Result> {
  const { id, kind, rowVersion } = input
  if (id && kind === 'Site') {
    await lockEmployer(context.db, id, rowVersion)
    if (await hasContractorUser(context.db, id))
      throw new Problem('contractor-needs-employer', { field: 'kind' })
  }
  return saveEmployer(context, input)
}
