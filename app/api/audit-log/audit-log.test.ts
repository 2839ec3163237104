import { afterEach, describe, expect, test, vi } from 'vitest'
import { auditLog } from '@/lib/domain/insight/audit-log/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { linkAuditLines, verifyAuditChain } from '@/lib/platform/audit/chain'
import { database } from '@/lib/platform/db/database'
import { log } from '@/lib/platform/log/log'
import { call } from '@/lib/testing/calls/call'
import { statementsOf } from '@/lib/testing/calls/statements'
import { createPerson, createTask, createUser, UNKNOWN_ID } from '@/lib/testing/records/factories'
import { asApplication, asOwner } from '@/lib/testing/runs/owner'

const admin = () => createUser('Admin')
const write = async (nameTh = 'บริษัท บันทึก จำกัด') =>
  (await call(await admin(), employers.save, { nameTh })).body.id!
const lineOf = (subjectId: string) =>
  database().db.auditEntry.findFirstOrThrow({ where: { subjectId } })
const anyLine = { event: 'a.b', subjectType: 'a', changes: {}, traceId: 't' }

describe('audit-log/search', () => {
  test('says who did what when; filters combine', async () => {
    const caller = await createUser('Admin', { person: { firstNameTh: 'บันทึกา' } })
    const { body } = await call(caller, employers.save, { nameTh: 'บริษัท ค้นหา จำกัด' })
    const find = async (input: object) => (await call(caller, auditLog.search, input)).body
    const [line] = await find({ keyword: body.id! })
    expect(line).toMatchObject({
      event: 'employer.saved',
      actorUserId: caller.userId,
      actorName: { th: 'บันทึกา ใจดี' },
      changes: { nameTh: 'บริษัท ค้นหา จำกัด' },
    })
    expect(await find({ keyword: 'บันทึกา', subjectType: 'employer' })).toHaveLength(1)
    expect(await find({ keyword: 'บันทึกา', subjectType: 'task' })).toHaveLength(0)
    expect(await find({ actorUserId: caller.userId, event: 'employer.saved' })).toHaveLength(1)
  })

  test('counts its lines only where the page does not show their end', async () => {
    const caller = await admin()
    const subjectId = crypto.randomUUID()
    const data = { ...anyLine, subjectId }
    await database().db.auditEntry.createMany({ data: [data, data, data] })
    const search = async (pageSize: number) => {
      let total: string | null = null
      const statements = await statementsOf(async () => {
        const { headers } = await call(caller, auditLog.search, { subjectId, page: 1, pageSize })
        total = headers.get('x-total-count')
      })
      return [total, statements.some((text) => /count\(/i.test(text))]
    }
    expect([await search(2), await search(50)]).toEqual([
      ['3', true],
      ['3', false],
    ])
  })

  test('counts all lines by their chain, those that wait for their link included', async () => {
    const caller = await admin()
    const first = async () => {
      let total: string | null = null
      const statements = await statementsOf(async () => {
        const page = { page: 1, pageSize: 1, keyword: '', withoutViews: false }
        total = (await call(caller, auditLog.search, page)).headers.get('x-total-count')
      })
      return [total, statements.filter((text) => /count\(/i.test(text)).join()]
    }
    for (const isLinked of [false, true]) {
      await write()
      if (isLinked) await linkAuditLines()
      const [total, counting] = await first()
      expect(total).toBe(String(await database().db.auditEntry.count()))
      expect(counting).not.toContain('audit_entries')
    }
  })

  test('names the record with its number, and the page of those that have one', async () => {
    const caller = await admin()
    const lineAbout = async (subjectId: string) =>
      (await call(caller, auditLog.search, { subjectId })).body[0]
    const about = (type: string, subjectId: string) =>
      database().db.auditEntry.create({ data: { ...anyLine, subjectType: type, subjectId } })
    const person = await createPerson({ firstNameTh: 'สมหมาย', lastNameTh: 'งานดี' })
    const task = await createTask({ title: 'ลงทะเบียนงาน', assigneeUserId: caller.userId })
    await about('person', person.id)
    await about('task', task.id)
    await about('person', UNKNOWN_ID)
    expect((await lineAbout(person.id))?.subject).toMatchObject({
      name: { th: `สมหมาย งานดี, ${person.code}` },
      page: `/persons/${person.code}`,
    })
    expect((await lineAbout(task.id))?.subject).toMatchObject({
      name: { th: `${task.refId} ลงทะเบียนงาน` },
      page: `/tasks/${task.id}`,
    })
    expect((await lineAbout(UNKNOWN_ID))?.subject).toBeNull()
  })

  test('names the records of the details by id, and leaves out those that are gone', async () => {
    const caller = await createUser('Admin', { person: { firstNameTh: 'ผู้รับ' } })
    const { id } = await createPerson({ firstNameTh: 'สมหมาย', lastNameTh: 'งานดี' })
    const subjectId = crypto.randomUUID()
    const write = (event: string, changes: object) =>
      database().db.auditEntry.create({
        data: { ...anyLine, event, subjectType: 'task', subjectId, changes },
      })
    await write('task.reassigned', { from: UNKNOWN_ID, to: caller.userId, comment: id })
    await write('enrollment.made', { personIds: [id, UNKNOWN_ID, 'x'] })
    const lines = (await call(caller, auditLog.search, { subjectId, sort: 'event' })).body
    expect(lines.map(({ named }) => Object.keys(named))).toEqual([[id], [caller.userId]])
    expect(lines[0]?.named[id]).toMatchObject({ name: { th: expect.stringMatching('สมหมาย') } })
    expect(lines[1]?.named[caller.userId]).toMatchObject({ name: { th: 'ผู้รับ ใจดี' } })
  })

  test('leaves out who looked at something, when asked', async () => {
    const caller = await admin()
    const subjectId = crypto.randomUUID()
    const write = (event: string) =>
      database().db.auditEntry.create({ data: { ...anyLine, event, subjectId } })
    await write('person.ids-viewed')
    await write('person.saved')
    const events = async (withoutViews?: boolean) =>
      (await call(caller, auditLog.search, { subjectId, withoutViews })).body.map(
        ({ event }) => event,
      )
    expect(await events()).toHaveLength(2)
    expect(await events(true)).toEqual(['person.saved'])
  })

  test('takes % and _ for letters', async () => {
    const caller = await admin()
    await write()
    for (const keyword of ['%', '_', 'employer_saved', '%saved'])
      expect((await call(caller, auditLog.search, { keyword })).body).toEqual([])
  })

  test('counts days as the site does', async () => {
    const id = crypto.randomUUID()
    // 00:30 on the 22nd in Bangkok
    const at = new Date('2031-03-21T17:30:00Z')
    await database().db.auditEntry.create({
      data: { event: 'a.b', subjectType: 'a', subjectId: id, changes: {}, traceId: 't', at },
    })
    const find = async (fromDate: string, toDate: string) =>
      (await call(await admin(), auditLog.search, { keyword: id, fromDate, toDate })).body.length
    expect([
      await find('2031-03-22', '2031-03-22'),
      await find('2031-03-21', '2031-03-21'),
      await find('2031-03-23', '2031-03-24'),
    ]).toEqual([1, 0, 0])
  })
})

describe('the chain', () => {
  test('stays unbroken under fifty concurrent writes, with each line once', async () => {
    const caller = await admin()
    await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        await call(caller, employers.save, { nameTh: `บริษัท ${n}` })
        if (n % 10 === 0) await linkAuditLines()
      }),
    )
    const { faults, lines, waiting } = await verifyAuditChain()
    expect([faults, waiting]).toEqual([[], 0])
    expect(lines).toBe(await database().db.auditEntry.count())
  })

  test('lets nobody change or delete a line or a link, not even the owner of the table', async () => {
    const { id } = await lineOf(await write())
    await linkAuditLines()
    for (const text of [
      `UPDATE audit_entries SET changes = '{"x":1}' WHERE id = $1`,
      `UPDATE audit_entries SET "erasedAt" = now(), changes = '{}', event = 'x.y' WHERE id = $1`,
      'DELETE FROM audit_entries WHERE id = $1',
      `UPDATE audit_links SET hash = '' WHERE "entryId" = $1`,
      'DELETE FROM audit_links WHERE "entryId" = $1',
    ]) {
      await expect(asOwner(text, [id])).rejects.toThrow(/only ever added to|foreign key/)
      await expect(asApplication(text, [id])).rejects.toThrow('permission denied')
    }
    for (const tables of ['audit_entries, audit_links', 'audit_links', 'audit_unlinked'])
      await expect(asOwner(`TRUNCATE ${tables}`)).rejects.toThrow('only ever added to')
  })

  test('loses only the details of people who were erased', async () => {
    const { id } = await createPerson()
    await expect(asApplication('SELECT erase_audit_details($1, now())', [id])).rejects.toThrow(
      'were erased',
    )
  })

  test('writes its newest hash to the log, also after a hundred lines', async () => {
    const logged = vi.spyOn(log, 'info')
    await database().db.auditEntry.createMany({ data: Array.from({ length: 110 }, () => anyLine) })
    await linkAuditLines()
    const { end, lines } = await verifyAuditChain()
    expect(Number(end.seq)).toBe(lines)
    expect(lines).toBeGreaterThan(100)
    expect(logged).toHaveBeenLastCalledWith(end, 'audit chain')
  })

  describe('verification finds', () => {
    const unguarded = async (work: () => Promise<unknown>) => {
      const tables = ['audit_entries', 'audit_links', 'audit_unlinked']
      const keys = 'ALTER TABLE audit_links DROP CONSTRAINT IF EXISTS "audit_links_entryId_fkey"'
      for (const table of tables) await asOwner(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
      await asOwner(keys)
      await work()
      for (const table of tables) await asOwner(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    }
    const clearAuditLog = () =>
      unguarded(() => asOwner('TRUNCATE audit_entries, audit_links, audit_unlinked'))
    /** Each test breaks the chain. */
    afterEach(clearAuditLog)

    const tampering: [string, string, RegExp][] = [
      [
        'changed details',
        `UPDATE audit_entries SET changes = '{"x":1}' WHERE id = $1`,
        /details of line/,
      ],
      [
        'another actor',
        'UPDATE audit_entries SET "actorUserId" = NULL WHERE id = $1',
        /was changed/,
      ],
      [
        'another time',
        `UPDATE audit_entries SET at = at - interval '1 day' WHERE id = $1`,
        /was changed/,
      ],
      ['a line that is gone', 'DELETE FROM audit_entries WHERE id = $1', /is gone/],
      [
        'a line that was deleted with its link',
        'WITH e AS (DELETE FROM audit_entries WHERE id = $1) DELETE FROM audit_links WHERE "entryId" = $1',
        /missing/,
      ],
    ]
    test.each(tampering)('%s', async (_, text, fault) => {
      const { id } = await lineOf(await write())
      await linkAuditLines()
      await write()
      expect((await verifyAuditChain()).faults).toEqual([])
      await unguarded(() => asOwner(text, [id]))
      expect((await verifyAuditChain()).faults.join()).toMatch(fault)
    })

    test('a line that was inserted without a link', async () => {
      await unguarded(() =>
        asOwner(
          `INSERT INTO audit_entries (id, event, "subjectType", changes, "traceId") VALUES (gen_random_uuid(), 'a.b', 'a', '{}', 't')`,
        ),
      )
      expect((await verifyAuditChain()).faults.join()).toMatch(/outside the chain/)
    })

    test('a recomputed chain, by comparing a hash that was kept elsewhere', async () => {
      await write()
      const { end } = await verifyAuditChain()
      expect((await verifyAuditChain(`${end.seq}:${end.hash}`)).faults).toEqual([])
      await clearAuditLog()
      await write()
      await write()
      expect((await verifyAuditChain()).faults).toEqual([])
      expect((await verifyAuditChain(`${end.seq}:${end.hash}`)).faults.join()).toMatch(
        /does not go/,
      )
    })
  })
})
