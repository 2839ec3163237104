import { record } from '@/lib/platform/audit/audit'
import { may } from '@/lib/platform/access/actor'
import { invalidateActors } from '@/lib/platform/auth/actors'
import { requireConfirmedIdentity } from '@/lib/platform/http/identity-confirmation'
import type { SignInRules } from '@/lib/platform/auth/sign-in-rules'
import { readSignInRules } from '@/lib/domain/site/settings/queries'
import { toUtcDate } from '@/lib/platform/dates/day'
import { lockRow, requireCurrentVersion } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { settings } from './contract'

export async function saveSettings(
  context: Context,
  { FirstDayOfWeek, holidays, rowVersion, ...others }: CheckedInputOf<typeof settings.save>,
): Promise<Result> {
  const { db } = context
  await lockRow(db, 'global_settings', 1)
  await requireRightToChange(context, others)
  const before = await db.globalSetting.findUniqueOrThrow({
    where: { id: 1 },
    select: { rowVersion: true },
  })
  requireCurrentVersion(before, rowVersion)
  const saved = await db.globalSetting.update({
    where: { id: 1 },
    data: { ...others, firstDayOfWeek: FirstDayOfWeek, rowVersion: { increment: 1 } },
  })
  if (holidays) {
    await db.holiday.deleteMany()
    await db.holiday.createMany({
      data: holidays.map(({ date, ...names }) => ({ date: toUtcDate(date), ...names })),
    })
  }
  await record(
    context,
    'settings.saved',
    { type: 'settings' },
    { FirstDayOfWeek, ...others, holidays },
  )
  invalidateActors()
  return done({ rowVersion: saved.rowVersion })
}

/** Rules for signing in protect every account, so that only an Admin who has proved who they are changes them. */
async function requireRightToChange(context: Context, input: Partial<SignInRules>): Promise<void> {
  const rules = await readSignInRules(context.db)
  const names = Object.keys(rules) as (keyof SignInRules)[]
  if (names.every((name) => input[name] === undefined || input[name] === rules[name])) return
  if (!may(context.actor, 'access-mgmt')) throw new Problem('settings-admin-only')
  await requireConfirmedIdentity(context)
}
