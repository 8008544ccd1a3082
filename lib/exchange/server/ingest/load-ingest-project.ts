import type pg from 'pg';
import type { RecordSource } from '../../convert/record-source';
import type { Notes } from '../../import/import-notes';
import { ContentIngester } from '../native/ingest-content';
import type { IngestTarget } from './insert-samples';
import type { Project } from './insert-units';
import { KnownAuthors } from './known-authors';
import { KnownRounds } from './known-rounds';
import { KnownRuns } from './known-runs';

/** What a project has that the records of a file are held against. */
export async function loadIngestProject(
  client: pg.Client,
  { actorId, ...target }: IngestTarget & { actorId: string | null },
  notes: Notes,
  { readBack, whole }: Pick<RecordSource, 'readBack' | 'whole'>,
): Promise<Project> {
  const [authors, runs, rounds] = [
    await KnownAuthors.load(client, target.projectId, notes),
    await KnownRuns.load(client, target.projectId),
    await KnownRounds.load(client, target.projectId, notes),
  ];
  const content = await ContentIngester.load(client, { ...target, actorId, authors, rounds, notes });
  return { ...target, actorId, authors, runs, rounds, notes, content, readBack, whole };
}
