import pg from 'pg'

/** The rows of all tables as text, those of the job queue included. */
export async function dumpDatabase(): Promise<string> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT quote_ident(relnamespace::regnamespace::text) || '.' || quote_ident(relname) AS "name" FROM pg_class
     WHERE relkind = 'r' AND relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `SELECT row::text AS "row" FROM ${name} row`,
    )
    texts.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  await client.end()
  return texts.join('\n')
}
