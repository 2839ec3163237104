import { NextRequest } from 'next/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '@/lib/domain/contracts'
import { roles } from '@/lib/platform/auth/policies'
import { prisma } from '@/lib/platform/db/client'
import type { Contract } from '@/lib/platform/http/contract'
import { log } from '@/lib/platform/log/log'
import { call, routeFileOf, routes, send } from '@/lib/testing/call'
import {
  createAsset,
  createAttendance,
  createEmployer,
  createPerson,
  createProject,
  createTask,
  createUser,
} from '@/lib/testing/factories'
import { makeNationalId } from '@/lib/testing/national-id'
import { cookieOf } from '@/lib/testing/session-cookie'
import { account } from '@/lib/domain/account/contract'
import { persons } from '@/lib/domain/persons/contract'

const nameOf = ({ method, path }: Contract) => `${method} ${path}`
const closed = contracts.filter(({ policy }) => policy !== 'anyone')

describe('a page of another site, in a browser that is signed in,', () => {
  const everything = createUser([...roles], { employerId: null })
  const commands = closed.filter(({ kind }) => kind === 'command')

  test.each(commands.map((contract) => [nameOf(contract), contract] as const))(
    'cannot have %s done',
    async (_, contract) => {
      const cookie = await cookieOf(await everything)
      const id = crypto.randomUUID()
      const url = `http://localhost:3000${contract.path.replace('{id}', id)}`
      const route = await routes[routeFileOf(contract.path)]!()
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
        {},
      ]) {
        const request = new NextRequest(url, {
          method: contract.method,
          // What a form can send without asking first
          headers: new Headers(
            Object.entries({
              'content-type': 'text/plain',
              host: 'localhost:3000',
              ...cookie,
              ...headers,
            }),
          ),
          ...(contract.method === 'POST' && { body: `{"id":"${id}"}` }),
        })
        const answer = await route[contract.method]!(request, { params: Promise.resolve({ id }) })
        expect([answer.status, (await answer.json()).code]).toEqual([403, 'cross-site'])
      }
    },
  )
})

describe('a Contractor with the ids of another company', () => {
  const SECRET = 'ลับเฉพาะ'
  let contractor: Awaited<ReturnType<typeof createUser>>
  let foreign: string[]
  let before: string

  beforeAll(async () => {
    contractor = await createUser('Contractor')
    const { id: employerId } = await createEmployer({
      nameTh: `${SECRET} จำกัด`,
      phone: '0812345678',
    })
    const user = await createUser('Contractor', {
      employerId,
      email: 'secret@example.com',
      person: { phone: '0899999999', nationalId: makeNationalId() },
    })
    const person = await createPerson({
      employerId,
      lastNameTh: SECRET,
      nationalId: makeNationalId(),
    })
    const idCard = await createAsset(user.userId, {
      assetType: 'IdCard',
      fileName: `${SECRET}.jpg`,
    })
    await prisma().person.update({ where: { id: person.id }, data: { idCardAssetId: idCard.id } })
    const project = await createProject({ employerId, name: SECRET })
    const task = await createTask({
      assigneeUserId: user.userId,
      title: SECRET,
      projectId: project.id,
    })
    const attendance = await createAttendance({
      personId: person.id,
      contractorId: employerId,
      enrolledByUserId: user.userId,
      note: SECRET,
    })
    const all = [user, person, idCard, project, task, attendance, { id: employerId }]
    foreign = all.map(({ id }) => id)
    before = await state()
  })

  /** All that the other company has, as it stands in the database. */
  const state = async () =>
    JSON.stringify(
      await Promise.all([
        prisma().employer.findMany({ where: { id: { in: foreign } } }),
        prisma().user.findMany({ where: { id: { in: foreign } } }),
        prisma().person.findMany({ where: { id: { in: foreign } } }),
        prisma().project.findMany({ where: { id: { in: foreign } } }),
        prisma().task.findMany({ where: { id: { in: foreign } } }),
        prisma().attendance.findMany({ where: { id: { in: foreign } } }),
        prisma().asset.count({ where: { id: { in: foreign } } }),
      ]),
    )

  /** Whatever else a call may ask for, so that it gets as far as looking at the record. */
  const rest = {
    firstNameTh: 'ก',
    lastNameTh: 'ข',
    nameTh: 'ก',
    name: 'ก',
    title: 'ก',
    reason: 'ก',
    comment: 'ก',
    note: 'ก',
    command: 'start',
    to: 'Failed',
    status: 'Active',
    roles: ['Contractor'],
    taskTypeId: 3,
  }
  const inputsOf = ({ input }: Contract, id: string) => {
    const members = Object.keys((input as { shape?: object }).shape ?? {})
    const ids = members.filter((name) => /^id$|Id$/.test(name)).map((name) => [name, id])
    const lists = members.filter((name) => /^ids$|Ids$/.test(name)).map((name) => [name, [id]])
    return { ...rest, ...Object.fromEntries([...ids, ...lists]), AssigneeUserId: contractor.userId }
  }

  test.each(closed.map((contract) => [nameOf(contract), contract] as const))(
    'neither learns nor changes anything by %s',
    async (_, contract) => {
      for (const id of foreign) {
        const input = inputsOf(contract, id)
        const isPost = contract.method === 'POST' && contract.accepts[0] === 'application/json'
        const init = isPost
          ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }
          : {}
        const { status, body } = await send(contractor, contract, init, { ...input, id })
        expect(status).toBeLessThan(500)
        const said =
          body instanceof Uint8Array ? Buffer.from(body).toString() : JSON.stringify(body)
        expect(said).not.toMatch(/ลับเฉพาะ|secret@example|0899999999|0812345678/)
        if (contract.path.includes('{id}')) expect([400, 403]).toContain(status)
      }
      expect(await state()).toBe(before)
    },
  )

  test('cannot tell a person of another company from one that does not exist', async () => {
    const find = async (id: string) => {
      const { status, body } = await call(contractor, persons.get, { id })
      return [status, body.code]
    }
    expect(await find(foreign[1]!)).toEqual(await find(crypto.randomUUID()))
  })
})

test('errors and the log hold no secret of a sign-in that fails or breaks', async () => {
  const written: string[] = []
  const keep = (fields: object, message: string) =>
    void written.push(JSON.stringify({ fields, message }))
  const { info, warn, error } = log
  Object.assign(log, { info: keep, warn: keep, error: keep })
  const password = 'my very secret password'
  const { email, userId } = await createUser('Admin', { password })
  const answers = [
    await call(null, account.token, { username: email!, password: `${password} wrong` }),
    await call(null, account.token, { username: email!, password }),
    await call({ userId }, account.changePassword, {
      currentPassword: password,
      newPassword: 'Password2026',
    }),
    await send(null, account.get, { headers: { authorization: `Bearer ${password}` } }),
  ]
  Object.assign(log, { info, warn, error })
  expect(written.length).toBeGreaterThanOrEqual(answers.length)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(3)
  for (const text of [...written, JSON.stringify(refused.map(({ body }) => body))])
    expect(text).not.toMatch(/my very secret|Password2026|scrypt\$|eyJ|next-auth/)
})
