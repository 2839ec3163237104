import pg from 'pg'

/**
 * Advisory locks. Each is a number of its own, as one start holds several at once; `link_audit_entries` takes 72707372.
 * Servers of two versions run side by side, so that no number may change.
 */
export const locks = {
  /** The one that Prisma's own engine takes. */
  migrations: 72707369,
  /** Every process that uses the embedded PostgreSQL has it shared, so only the last one can get it exclusively. */
  presence: 72707370,
  /** One process fills an empty database, others that start at the same time wait. */
  initialData: 72707371,
  /** One process prepares the database, others that start at the same time wait. */
  preparation: 72707373,
  /** Of two servers that start with keys of their own one is refused. */
  fieldKeys: 72707374,
  /** One process makes a base backup, others do without. */
  baseBackup: 72707375,
} as const

export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined) // the next call rejects
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Waits for the lock, and releases it with the connection. The wait and the work may take longer than the login's
 * `statement_timeout`, which is meant for requests.
 */
export const withLock = <T>(
  url: string,
  lock: keyof typeof locks,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> =>
  withClient(url, async (client) => {
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [locks[lock]])
    return work(client)
  })
