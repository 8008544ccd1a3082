#!/bin/sh
# Run by PostgreSQL's image once, as it makes the database: the role that the studio works with, which owns nothing.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set password="$(cat /run/secrets/studio_password)" <<'SQL'
CREATE ROLE studio LOGIN PASSWORD :'password';
SQL
