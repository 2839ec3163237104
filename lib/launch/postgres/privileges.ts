import type pg from 'pg'

/**
 * The application's login may read and write rows and do nothing to the tables themselves: an injected statement can
 * neither drop a table, nor disable a trigger, nor change the audit log.
 */
const ROW_PRIVILEGES = 'SELECT, INSERT, UPDATE, DELETE'

/** Tables with fewer privileges. Other changes to them are made by functions that run as the owner. */
const REDUCED_PRIVILEGES: Record<string, string> = {
  _prisma_migrations: 'SELECT',
  audit_entries: 'SELECT, INSERT',
  audit_links: 'SELECT',
  audit_unlinked: 'SELECT',
  gate_events: 'SELECT, INSERT',
  muster_marks: 'SELECT, INSERT',
  requirement_revisions: 'SELECT, INSERT',
}
const FUNCTIONS =
  'link_audit_entries(INT), erase_audit_details(UUID, TIMESTAMPTZ), forget_gate_events(TIMESTAMPTZ), erase_person_at_gates(UUID), forget_muster_marks(TIMESTAMPTZ), erase_person_in_musters(UUID), anonymise_audit_details(UUID, TIMESTAMPTZ), anonymise_person_at_gates(UUID)'

/** The schema of graphile-worker. */
const JOBS = 'graphile_worker'

/**
 * Grants `role` its privileges on all tables, those of later migrations included, and revokes any others. `client` is
 * the owner's, after migrations. In one transaction, so that a running server is never without a privilege.
 */
export async function grantPrivileges(client: pg.Client, role: string): Promise<void> {
  const to = client.escapeIdentifier(role)
  const { rows } = await client.query<{ schema: string }>('SELECT current_schema() AS "schema"')
  const schema = rows[0]!.schema
  await client.query('BEGIN')
  await client.query(
    `REVOKE CREATE ON SCHEMA ${client.escapeIdentifier(schema)} FROM PUBLIC, ${to}`,
  )
  for (const each of [schema, JOBS]) await grantRows(client, each, to)
  await client.query(`GRANT EXECUTE ON FUNCTION ${FUNCTIONS} TO ${to}`)
  await passRowSecurity(client, role)
  await client.query('COMMIT')
}

async function grantRows(client: pg.Client, schema: string, to: string): Promise<void> {
  const place = client.escapeIdentifier(schema)
  await client.query(`GRANT USAGE ON SCHEMA ${place} TO ${to};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${place} TO ${to};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${place} GRANT ${ROW_PRIVILEGES} ON TABLES TO ${to};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${place} GRANT USAGE ON SEQUENCES TO ${to}`)
  for (const table of await ownTables(client, schema)) {
    const name = `${place}.${client.escapeIdentifier(table)}`
    const privileges = REDUCED_PRIVILEGES[table] ?? ROW_PRIVILEGES
    await client.query(`REVOKE ALL ON ${name} FROM ${to}; GRANT ${privileges} ON ${name} TO ${to}`)
  }
}

/** Without the tables of extensions. */
async function ownTables(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ relname: string }>(
    `SELECT relname FROM pg_class WHERE relnamespace = to_regnamespace(quote_ident($1))
       AND relkind IN ('r', 'p', 'v') AND pg_has_role(relowner, 'USAGE')`,
    [schema],
  )
  return rows.map(({ relname }) => relname)
}

/** graphile-worker's row security denies all rows to every login but the owner. */
async function passRowSecurity(client: pg.Client, role: string): Promise<void> {
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
