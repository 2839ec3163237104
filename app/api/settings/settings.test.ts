import { describe, expect, test } from 'vitest'
import { settings } from '@/lib/domain/site/settings/contract'
import { call, english, send } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'

describe('settings/global', () => {
  test('every signed-in user reads them, with Sunday as the default first day of the week', async () => {
    const { status, body } = await call(await createUser('Contractor'), settings.get, {})
    expect(status).toBe(200)
    expect(body).toMatchObject({ FirstDayOfWeek: 0, timeZone: 'Asia/Bangkok', dateEra: 'BE' })
  })

  test.each([0, 1] as const)('accepts %i as the first day of the week', async (FirstDayOfWeek) => {
    const admin = await createUser('Admin')
    expect((await call(admin, settings.save, { FirstDayOfWeek })).status).toBe(200)
    expect((await call(admin, settings.get, {})).body.FirstDayOfWeek).toBe(FirstDayOfWeek)
  })

  test.each([2, -1, 0.5, '1', null, undefined])(
    'refuses %s as the first day of the week',
    async (value) => {
      const admin = await createUser('TenantAdministrator')
      const { status, body } = await call(admin, settings.save, { FirstDayOfWeek: value as 0 })
      expect([status, body.code]).toEqual([400, 'invalid-input'])
      expect(body.errors.map(({ path }) => path)).toEqual(['FirstDayOfWeek'])
    },
  )

  test('matches member names in any case, at every depth', async () => {
    const admin = await createUser('Admin')
    const body = {
      firstdayofweek: 1,
      HOLIDAYS: [{ DATE: '2026-04-13', NameTH: 'สงกรานต์', nameen: 'Songkran' }],
    }
    const headers = { 'content-type': 'application/json' }
    const answer = await send(admin, settings.save, { headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
    const { body: saved } = await call(admin, settings.get, {})
    expect(saved.holidays).toEqual([{ date: '2026-04-13', nameTh: 'สงกรานต์', nameEn: 'Songkran' }])
  })

  test('keeps what is left out', async () => {
    const admin = await createUser('Admin')
    await call(admin, settings.save, {
      FirstDayOfWeek: 1,
      trainingValidityMonths: 24,
      dateEra: 'CE',
    })
    await call(admin, settings.save, { FirstDayOfWeek: 0 })
    const { body } = await call(admin, settings.get, {})
    expect(body).toMatchObject({ FirstDayOfWeek: 0, trainingValidityMonths: 24, dateEra: 'CE' })
  })

  test('names every fault at once: a Buddhist-era year, a day that does not exist, a day twice', async () => {
    const named = { nameTh: 'วันหยุด', nameEn: 'Holiday' }
    const holidays = ['2569-04-13', '2026-02-30', '2026-05-01', '2026-05-01'].map((date) => ({
      date,
      ...named,
    }))
    const answer = await call(
      await createUser('Admin'),
      settings.save,
      { FirstDayOfWeek: 0, holidays, timeZone: 'Mars/Olympus' },
      english,
    )
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual(
      expect.arrayContaining([
        { path: 'timeZone', message: 'This time zone is not known.' },
        { path: 'holidays.0.date', message: expect.stringContaining('Buddhist-era') },
        { path: 'holidays.1.date', message: expect.stringContaining('Not a date') },
      ]),
    )
  })

  test('refuses the same holiday twice', async () => {
    const holiday = { date: '2026-05-01', nameTh: 'วันแรงงาน', nameEn: 'Labour Day' }
    const answer = await call(await createUser('Admin'), settings.save, {
      FirstDayOfWeek: 0,
      holidays: [holiday, holiday],
    })
    expect([answer.status, answer.body.errors[0]?.path]).toEqual([400, 'holidays.1.date'])
  })

  test('of two saves of one version the second gets 409 and changes nothing', async () => {
    const admin = await createUser('Admin')
    const { rowVersion } = (await call(admin, settings.get, {})).body
    expect((await call(admin, settings.save, { FirstDayOfWeek: 1, rowVersion })).status).toBe(200)
    const second = await call(admin, settings.save, { FirstDayOfWeek: 0, rowVersion })
    expect([second.status, second.body.code]).toEqual([409, 'stale-record'])
    expect((await call(admin, settings.get, {})).body.FirstDayOfWeek).toBe(1)
  })

  test('whoever may not change the rules for signing in is told so, whatever the version', async () => {
    const { rowVersion } = (await call(await createUser('Admin'), settings.get, {})).body
    const answer = await call(await createUser('TenantAdministrator'), settings.save, {
      FirstDayOfWeek: 0,
      sessionIdleDays: 5,
      rowVersion: rowVersion + 1,
    })
    expect([answer.status, answer.body.code]).toEqual([403, 'settings-admin-only'])
  })

  test.each(['SafetyOfficer', 'WorkOwner', 'Purchasing', 'Contractor', 'WorkspaceOwner'] as const)(
    'a %s cannot save them',
    async (role) => {
      const answer = await call(await createUser(role), settings.save, { FirstDayOfWeek: 1 })
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
    },
  )
})

describe('working days', () => {
  test('are Monday to Saturday with a cut-off at three, and each is kept once, in order', async () => {
    const admin = await createUser('Admin')
    const { body } = await call(admin, settings.get, {})
    expect(body).toMatchObject({ workdays: [1, 2, 3, 4, 5, 6], permitCutOff: '15:00' })
    const given = { FirstDayOfWeek: 0, workdays: [5, 1, 5], permitCutOff: '14:30' }
    expect((await call(admin, settings.save, { ...given, FirstDayOfWeek: 0 })).status).toBe(200)
    const saved = (await call(admin, settings.get, {})).body
    expect(saved).toMatchObject({ workdays: [1, 5], permitCutOff: '14:30' })
  })

  test.each([
    { workdays: [] },
    { workdays: [7] },
    { workdays: [1.5] },
    { permitCutOff: '24:00' },
    { permitCutOff: '' },
  ])('refuses %j', async (wrong) => {
    const admin = await createUser('Admin')
    const { status } = await call(admin, settings.save, { FirstDayOfWeek: 0, ...wrong })
    expect(status).toBe(400)
  })
})
