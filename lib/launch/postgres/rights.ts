import type pg from 'pg'

/**
 * What the login of the running product may do: read and write rows, and nothing to the tables themselves. Who gets a
 * statement of their own past the product can neither drop a table, nor switch a trigger off, nor change the audit log.
 */
const ROWS = 'SELECT, INSERT, UPDATE, DELETE'

/** Tables with less. What else is done to them, functions do as their owner. */
const LESS: Record<string, string> = {
  _prisma_migrations: 'SELECT',
  audit_entries: 'SELECT, INSERT',
  audit_links: 'SELECT',
  audit_unlinked: 'SELECT',
}
const FUNCTIONS = 'link_audit_entries(INT), erase_audit_details(UUID, TIMESTAMPTZ)'

/** Where graphile-worker keeps its jobs. */
const JOBS = 'graphile_worker'

/**
 * Gives `role` its rights on all tables, by default on those of later migrations, too, and takes what it had beyond
 * them. Asked of the owner's connection, after migrations; in one transaction, so that a server at work notices nothing.
 */
export async function grantUse(client: pg.Client, role: string): Promise<void> {
  const to = client.escapeIdentifier(role)
  const { rows } = await client.query<{ own: string }>('SELECT current_schema() AS "own"')
  const own = rows[0]!.own
  await client.query('BEGIN')
  await client.query(`REVOKE CREATE ON SCHEMA ${client.escapeIdentifier(own)} FROM PUBLIC, ${to}`)
  for (const schema of [own, JOBS]) await grantRows(client, schema, to)
  await client.query(`GRANT EXECUTE ON FUNCTION ${FUNCTIONS} TO ${to}`)
  await openJobs(client, role)
  await client.query('COMMIT')
}

async function grantRows(client: pg.Client, schema: string, to: string): Promise<void> {
  const place = client.escapeIdentifier(schema)
  await client.query(`GRANT USAGE ON SCHEMA ${place} TO ${to};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${place} TO ${to};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${place} GRANT ${ROWS} ON TABLES TO ${to};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${place} GRANT USAGE ON SEQUENCES TO ${to}`)
  for (const table of await ownTables(client, schema)) {
    const name = `${place}.${client.escapeIdentifier(table)}`
    const rights = LESS[table] ?? ROWS
    await client.query(`REVOKE ALL ON ${name} FROM ${to}; GRANT ${rights} ON ${name} TO ${to}`)
  }
}

/** Without what extensions have put there. */
async function ownTables(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ relname: string }>(
    `SELECT relname FROM pg_class WHERE relnamespace = to_regnamespace(quote_ident($1))
       AND relkind IN ('r', 'p', 'v') AND pg_has_role(relowner, 'USAGE')`,
    [schema],
  )
  return rows.map(({ relname }) => relname)
}

/** graphile-worker shuts its tables by row security to everybody but their owner. */
async function openJobs(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ relname: string }>(
    `SELECT relname FROM pg_class c WHERE relnamespace = to_regnamespace($1) AND relrowsecurity
       AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polname = $2)`,
    [JOBS, role],
  )
  const [policy, to] = [role, role].map((name) => client.escapeIdentifier(name))
  for (const { relname } of rows)
    await client.query(`CREATE POLICY ${policy} ON ${JOBS}.${client.escapeIdentifier(relname)}
      TO ${to} USING (true) WITH CHECK (true)`)
}
