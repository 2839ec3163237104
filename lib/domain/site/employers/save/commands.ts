import { record } from '@/lib/platform/audit/audit'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import type { Context } from '@/lib/platform/http/context'
import { done, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import { judgeEmployers, type EmployerSave } from '../judge/commands'

export async function saveEmployer(context: Context, input: EmployerSave): Promise<Result> {
  const { db } = context
  const [change] = await judgeEmployers(context, [input], { hold: true })
  if (!change || change instanceof Problem) throw change
  const { before, columns } = change
  const write = before
    ? db.employer.update({
        where: { id: before.id },
        data: { ...columns, rowVersion: { increment: 1 } },
      })
    : db.employer.create({
        data: {
          ...columns,
          ...sentOrStored(columns, null, ['nameTh']),
          kind: columns.kind ?? 'Contractor',
        },
      })
  const saved = await orDuplicateProblem(write, 'taxId', 'tax-id-in-use', 'taxId')
  await record(context, 'employer.saved', { type: 'employer', id: saved.id }, columns)
  return done(saved)
}
