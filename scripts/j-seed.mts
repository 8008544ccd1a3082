import { migrate } from '@/lib/db/migrate';
import { connect } from '@/lib/db/client';
import { sql } from '@/lib/testing/server';
import { seedLargeProject } from '/tmp/h/J/prisma/scenarios/large-project/seed';
await sql('postgresql://app@127.0.0.1:5433/postgres', 'DROP DATABASE IF EXISTS f4r_j_bench WITH (FORCE)');
await sql('postgresql://app@127.0.0.1:5433/postgres', 'CREATE DATABASE f4r_j_bench');
const url='postgresql://app@127.0.0.1:5433/f4r_j_bench';
await migrate(url);
const db=connect(url);
const t=Date.now();
const made=await seedLargeProject(db, 100000);
console.log(made.projectId, (Date.now()-t)/1000);
const u='u';
await db.user.create({data:{id:u,name:'U',email:'u@x.test',role:'owner'}});
await db.$executeRaw`INSERT INTO "AuditEvent" (at,"actorId","projectId","sampleId",action,"objectType","objectId",after)
 SELECT now()-(2000000-n)*interval '1 second', CASE WHEN n%50=0 THEN 'u' ELSE 'v'||n%5 END, ${made.projectId}::uuid, (SELECT id FROM "Sample" LIMIT 1), (ARRAY['label.set','sample.claim','annotation.submit','export.take'])[CASE WHEN n%20000=0 THEN 4 ELSE 1+n%3 END], (ARRAY['label','sample','annotation','project'])[CASE WHEN n%20000=0 THEN 4 ELSE 1+n%3 END], n::text, '{"version":2}'::jsonb FROM generate_series(1,2000000) n`;
await db.$executeRaw`VACUUM ANALYZE "AuditEvent"`;
console.log('done',(Date.now()-t)/1000);
await db.$disconnect();
