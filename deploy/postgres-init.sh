#!/bin/sh
# Runs once, when the database is made. The shop owns its database and has no other rights; nobody signs in as superuser
# over the network.
set -e
psql --username postgres --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
CREATE ROLE shop LOGIN PASSWORD :'password';
CREATE DATABASE shop OWNER shop;
REVOKE ALL ON DATABASE shop FROM PUBLIC;
ALTER ROLE postgres PASSWORD NULL;
SQL
