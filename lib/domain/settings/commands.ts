import { record } from '@/lib/platform/audit/audit'
import { toColumn } from '@/lib/platform/dates/day'
import { lockRow } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/http/contract'
import type { settings } from './contract'

export async function saveSettings(
  context: Context,
  { FirstDayOfWeek, holidays, rowVersion, ...others }: CheckedInputOf<typeof settings.save>,
): Promise<Result> {
  const { db } = context
  await lockRow(db, 'global_settings', 1, rowVersion)
  const saved = await db.globalSetting.update({
    where: { id: 1 },
    data: { ...others, firstDayOfWeek: FirstDayOfWeek, rowVersion: { increment: 1 } },
  })
  if (holidays) {
    await db.holiday.deleteMany()
    await db.holiday.createMany({
      data: holidays.map(({ date, ...names }) => ({ date: toColumn(date), ...names })),
    })
  }
  await record(
    context,
    'settings.saved',
    { type: 'settings' },
    { FirstDayOfWeek, ...others, holidays },
  )
  return done({ rowVersion: saved.rowVersion })
}
