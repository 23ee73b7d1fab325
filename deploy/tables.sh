# What deploy/compose.yaml runs before its portals, as the owner of the data base (PGHOST, PGUSER, ...): brings the data up to date, says what each
# role may, and gives the portals' role its password. Each of it may be run again.
set -eu
node src/server/commands/migrate.ts
roles=$(mktemp)
trap 'rm -f "$roles"' EXIT
node src/server/commands/roles.ts >"$roles"
# By the environment, so that no list of processes has it.
psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --file "$roles" --file - <<'SQL'
\getenv password PORTAL_DATABASE_PASSWORD
alter role wattchat_portal password :'password';
SQL
