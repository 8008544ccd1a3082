// node --conditions=react-server --import tsx e2e/age-session.ts EMAIL: this person gave their password too long ago for what asks for
// it again. Prints how many sessions that are, as {sessions}.
import path from 'node:path';
import { connect } from '@/lib/db/client';
import { openDatabase } from '../scripts/start/database';

const [email = ''] = process.argv.slice(2);
const database = await openDatabase(path.resolve(process.env.DATA_DIR || 'data'));
const db = connect(database.url);
const { count } = await db.session.updateMany({ where: { user: { email } }, data: { confirmedAt: null } });
await db.$disconnect();
await database.stop();
process.stdout.write(JSON.stringify({ sessions: count }));
