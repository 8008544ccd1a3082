/**
 * How the embedded server is set. Durability is left as PostgreSQL has it (fsync and synchronous_commit on); the rest
 * is for one machine that also runs the studio: local only, no replication, few connections.
 */
export const SETTINGS: readonly string[] = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=80', // app 10 + 2, each worker 10 + 6, a command line or two
  'shared_buffers=128MB',
  'effective_cache_size=1GB',
  'maintenance_work_mem=128MB',
  'random_page_cost=1.1',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=1GB',
  'wal_compression=on',
  'work_mem=16MB', // a list over 100,000 samples sorts and hashes them without writing files
  'jit=off',
  'log_error_verbosity=terse', // the detail of an error quotes the row: addresses, notes
  'log_timezone=UTC',
  'timezone=UTC',
];
