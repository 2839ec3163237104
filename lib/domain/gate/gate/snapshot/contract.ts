import * as z from 'zod'
import {
  credentialTypeFacts,
  employerFacts,
  permitFact,
  personFacts,
  requirementFacts,
  siteFacts,
} from '@/lib/domain/eligibility/eligibility/facts/contract'

/**
 * The list with which a device at a gate judges without a network: what it lacks of people (national id, telephone,
 * nationality, what a sensitive credential found) is not sent. Source: docs/gate.md#6-offline.
 */

/** Seats and permits are those of the days for which the list may be used. */
const listedPermit = permitFact.extend({ day: z.string() })
const listedPerson = personFacts.omit({ hasSeat: true, permits: true }).extend({
  seatDays: z.array(z.string()),
  permits: z.array(listedPermit),
})
export type ListedPerson = z.output<typeof listedPerson>

export const gateList = siteFacts.omit({ day: true, time: true }).extend({
  /** Names the list in `listVersion` of what is recorded with it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** Older than so many hours, it lets nobody in. */
  listHours: z.int(),
  gates: z.array(
    z.object({
      id: z.guid(),
      code: z.string(),
      nameTh: z.string(),
      nameEn: z.string().nullable(),
      /** Null at the boundary of the site. */
      workspaceAreaId: z.guid().nullable(),
      isActive: z.boolean(),
    }),
  ),
  /** Those of coming in. */
  requirements: z.array(requirementFacts),
  /** Of sensitive ones without their names. */
  types: z.array(credentialTypeFacts),
  employers: z.array(employerFacts),
  people: z.array(listedPerson),
  inside: z.array(z.object({ personId: z.guid(), since: z.iso.datetime() })),
})
export type GateList = z.output<typeof gateList>
export type ListContent = Omit<GateList, 'version' | 'madeAt'>

const ofPerson = z.object({ personId: z.guid() })
/** What the list says beside the facts of verdicts, as it is read. */
export const listInputs = gateList.pick({ gates: true, listHours: true, inside: true }).extend({
  personIds: z.array(z.guid()),
  seats: z.array(ofPerson.extend({ day: z.string() })),
  permits: z.array(ofPerson.extend(listedPermit.shape)),
})
export type ListInputs = z.output<typeof listInputs>
