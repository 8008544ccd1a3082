// npm run store-backup -- NAME: makes lib/testing/backups/NAME.tar.gz, a backup of this
// version with all kinds of data in it, and NAME.json, what is said of it. To be run before a release; lib/db/backup/stored-backups.db.test.ts
// brings every one of them up under the code of the day.
import fs from 'node:fs';
import path from 'node:path';
import { dump, SIGNED_IN } from '@/lib/db/backup/dump';
import { writeBackup } from '@/lib/db/backup/file';
import { connect } from '@/lib/db/client';
import { withClient } from '@/lib/db/session';
import { databaseAt, startTestServer } from '@/lib/testing/server';
import { fillForBackup, saidOf } from '@/lib/testing/database/stored-project';

const name = process.argv[2];
if (!name || !/^[\w.]+$/.test(name)) throw new Error('Name the backup, as the version that it is of.');
const file = path.join('lib/testing/backups', `${name}.tar.gz`);
const server = await startTestServer();
const database = 'stored_backup';
try {
  await server.createMigrated(database);
  const url = databaseAt(server.appUrl, database);
  process.env.DATABASE_URL = url;
  const db = connect(url);
  await fillForBackup(db);
  fs.writeFileSync(file.replace('.tar.gz', '.json'), `${JSON.stringify(await saidOf(db), null, 2)}\n`);
  await db.$disconnect();
  const bytes = await withClient(databaseAt(server.url, database), (client) =>
    writeBackup(file, dump(client, { without: SIGNED_IN })),
  );
  process.stdout.write(`${file}: ${bytes} bytes\n`);
} finally {
  await server.drop(database);
  await server.stop();
}
process.exit(0);
