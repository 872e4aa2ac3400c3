#!/bin/sh
# Runs a PostgreSQL that follows the one whose socket is in PRIMARY: copied at the first start, in step by streaming afterwards.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --host "$PRIMARY" --username kitstore --pgdata "$PGDATA" --write-recovery-conf --wal-method stream --checkpoint fast
  chmod 700 "$PGDATA"
fi
# With hot_standby_feedback long reports do not end where rows that they read are cleaned up.
exec postgres -c listen_addresses= -c hot_standby_feedback=on "$@"
