import { expect, test } from 'vitest'
import { auditSubjects } from '@/lib/platform/audit/events'
import { messages } from '@/lib/platform/i18n/catalogue'
import { messageAt } from '@/lib/platform/i18n/message-at'
import { verbsOf, wordOfVerb } from './rules'

test.each(Object.entries(messages))(
  'the catalogue has a text for every event, and no others (%s)',
  (_, texts) => {
    const keys = auditSubjects.flatMap((thing) =>
      verbsOf(thing).map((verb) => wordOfVerb(thing, verb)),
    )
    expect(keys.filter((key) => messageAt(texts, key) === undefined)).toEqual([])
    expect(Object.keys(texts.audit.subjects).toSorted()).toEqual(auditSubjects.toSorted())
    expect(
      Object.keys(texts.audit.verbs).filter((verb) => !keys.includes(`audit.verbs.${verb}`)),
    ).toEqual([])
  },
)
