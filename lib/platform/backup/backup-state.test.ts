import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { database } from '../db/database'
import { backupFiles, baseName, listBaseBackups, UNFINISHED } from './backup-folder'
import { oldBackup, readBackupState } from './backup-state'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)
const now = at('24T08:00')

test.each([
  ['there is none', null, null, null, { part: 'base', since: null }],
  ['of this night', '23T19:30', '24T07:59', null, undefined],
  ['of the night before', '22T19:30', '24T07:59', null, { part: 'base', since: '22T19:30' }],
  ['the log is not copied', '23T19:30', '24T06:00', '24T07:59', { part: 'log', since: '24T06:00' }],
  ['the log was never copied', '23T19:30', null, '24T07:59', { part: 'log', since: null }],
  ['the log is copied again', '23T19:30', '24T07:59', '24T06:00', undefined],
])('a backup: %s', (_, base, archived, failed, expected) => {
  const moment = (text: string | null) => (text === null ? null : at(text))
  const state = { baseAt: moment(base), archivedAt: moment(archived), failedAt: moment(failed) }
  expect(oldBackup(state, now)).toEqual(expected && { ...expected, since: moment(expected.since) })
})

test('its state is read from the folder and from PostgreSQL', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'))
  const { bases } = backupFiles(folder)
  const read = () => readBackupState(database().sql, folder, now)
  expect(await read()).toEqual({ baseAt: null, archivedAt: null, failedAt: null })
  for (const name of [baseName(at('22T19:30')), baseName(at('23T19:30'))])
    fs.mkdirSync(path.join(bases, name), { recursive: true })
  fs.mkdirSync(path.join(bases, `${baseName(now)}${UNFINISHED}`))
  expect((await listBaseBackups(folder)).map((each) => each.at)).toEqual([
    at('23T19:30'),
    at('22T19:30'),
  ])
  expect((await read()).baseAt).toEqual(at('23T19:30'))
  fs.mkdirSync(path.join(bases, baseName(new Date('2030-01-01'))))
  expect((await read()).baseAt).toEqual(at('23T19:30'))
  fs.rmSync(folder, { recursive: true })
})
