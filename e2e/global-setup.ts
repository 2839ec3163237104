import { request, type FullConfig } from '@playwright/test'
import { settings } from '../lib/domain/site/settings/contract'
import { Site } from './fixtures/site'

/** The site is in a time zone where it is early morning, so that a journey never crosses midnight. */
export default async function moveToMorning({ projects }: FullConfig): Promise<void> {
  const context = await request.newContext({ baseURL: projects[0]!.use.baseURL! })
  const site = new Site(context)
  const { FirstDayOfWeek, rowVersion } = await site.ask('Admin', settings.get, {})
  const timeZone = process.env.E2E_ZONE!
  await site.ask('Admin', settings.save, { FirstDayOfWeek, timeZone, rowVersion })
  await context.dispose()
}
