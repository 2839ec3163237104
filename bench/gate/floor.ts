import { rowsOf, serveFloor } from '../side-by-side/floor-server'

const PEOPLE = `SELECT person."id", person."code", person."firstNameTh", person."lastNameTh", person."firstNameEn",
    person."lastNameEn", person."employerId", person."removedAt", person."trainingStatus", person."trainingValidUntil",
    person."profileAssetId"
  FROM "persons" person WHERE person."removedAt" IS NULL ORDER BY person."firstNameTh", person."lastNameTh", person."id"`

const CREDENTIALS = `SELECT credential."id", credential."personId", credential."typeId", credential."status",
    credential."issuedOn", credential."expiresOn"
  FROM "credentials" credential WHERE credential."personId" = ANY($1)`

const ONE = PEOPLE.replace('person."removedAt" IS NULL', 'person."id" = $1')

const OPEN_STAY = `SELECT stay."inAt" FROM "stays" stay WHERE stay."personId" = $1 AND stay."outAt" IS NULL`

const COME_IN = `WITH event AS (
    INSERT INTO "gate_events" ("id", "kind", "personId", "gateId", "actorUserId", "at", "receivedAt", "contentHash", "outcome")
    SELECT $1, 'In', $2::uuid, $3, md5('officer')::uuid, now(), now(), '', 'done' RETURNING "id", "personId", "at")
  INSERT INTO "stays" ("id", "personId", "inAt") SELECT "id", "personId", "at" FROM event`

type Action = { actionId: string; personId: string; gateId: string }

/** Reads the facts, without a verdict on them. */
async function readAll({ pageSize }: { pageSize: number }) {
  const people = await rowsOf('people', PEOPLE)
  const ids = people.map(({ id }: { id: string }) => id)
  const credentials = await rowsOf('credentials', CREDENTIALS, [ids])
  return {
    people: people.slice(0, pageSize),
    total: people.length,
    credentials: credentials.length,
  }
}

serveFloor({
  post: {
    '/api/eligibility/check': async (input: { pageSize: number }) => [200, await readAll(input)],
    '/api/gate/look': async ({ text }: { text: string }) => [
      200,
      [
        {
          person: (await rowsOf('one', ONE, [text]))[0],
          credentials: await rowsOf('credentials', CREDENTIALS, [[text]]),
          stay: (await rowsOf('stay', OPEN_STAY, [text]))[0],
        },
      ],
    ],
    '/api/gate/record': async ({ actions: [action] }: { actions: [Action] }) => {
      const { actionId, personId, gateId } = action
      await rowsOf('come-in', COME_IN, [actionId, personId, gateId])
      return [200, { results: [{ actionId, outcome: 'done' }] }]
    },
  },
})
