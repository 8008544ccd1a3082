import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { askedChanges, askedPairs } from '@/lib/evaluation/server/judge-tests/judge-test-items';
import { requireProject } from '@/lib/project/server/require-project';
import { fileStem } from '../../formats/file-name';
import { changeTable, pairTable, TEST_TABLE } from '../../judge-test/test-table';
import type { ProjectExport } from './export-project';

/** What a test of a judge asked and was answered, as CSV for spreadsheets; who takes it is in the audit log. For leads and readers. */
export async function exportJudgeTest(ctx: Ctx, projectId: string, testId: string): Promise<ProjectExport> {
  const project = await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const where = { runId: rowId(testId, 'run'), run: { projectId } };
  return inTx(ctx, async (tx) => {
    const found = await tx.db.judgeTest.findFirst({ where, select: { test: true } });
    if (!found) fail({ code: 'not_found', object: 'run' });
    await recordAudit(tx, {
      action: 'export.download',
      objectType: 'run',
      objectId: testId,
      projectId,
      after: { test: found.test },
    });
    const text =
      found.test === 'order_bias'
        ? pairTable(await askedPairs(tx.db, testId))
        : changeTable(await askedChanges(tx.db, testId));
    async function* bytes(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(text);
    }
    return {
      fileName: `${fileStem(project.name)}-${found.test.replace('_', '-')}.csv`,
      contentType: TEST_TABLE,
      bytes: bytes(),
    };
  });
}
