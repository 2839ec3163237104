import { expect, test } from 'vitest'
import en from '../i18n/messages/en/audit.json'
import th from '../i18n/messages/th/audit.json'
import { auditEvents } from './events'

test.each(Object.entries({ th, en }))('every event has its words (%s)', (_, { things, verbs }) => {
  const verbsOfAll = Object.values(auditEvents).flat()
  expect(Object.keys(things).toSorted()).toEqual(Object.keys(auditEvents).toSorted())
  expect(Object.keys(verbs).toSorted()).toEqual([...new Set(verbsOfAll)].toSorted())
})
