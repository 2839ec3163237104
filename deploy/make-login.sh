#!/bin/sh
# Makes the login of the running product, which has no rights of its own: a start grants it what it needs.
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=password="$APP_PASSWORD" <<'SQL'
CREATE ROLE safety_app LOGIN PASSWORD :'password';
ALTER ROLE safety_app SET statement_timeout = '15s';
ALTER ROLE safety_app SET idle_in_transaction_session_timeout = '30s';
SQL
