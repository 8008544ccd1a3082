import { randomUUID } from 'node:crypto';
import { reduce } from '@/lib/workspace/reducer/reduce';
import { type WorkspaceState, openWorkspace, type ActionContext } from '@/lib/workspace/state/state';
import { saveChange } from '@/lib/annotation/server/labels/save-change';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { getWorkspace } from '@/lib/annotation/server/assignment/get-workspace';
import { skipSample } from '@/lib/annotation/server/assignment/skip-sample';
import type { PersonAct } from '../act';
import { complete, actInWorkspace, shown, type SubmittedWorkspace } from '../workspace-acts';
import type { ActOutcome, ActCounts } from '../act-counts';
import type { TeamStudio } from './setup';

interface Held {
  annotationId: string;
  sampleId: string;
  workspace: WorkspaceState;
}

const actionContext = (): ActionContext => ({
  at: new Date().toISOString(),
  ids: [randomUUID(), randomUUID(), randomUUID()],
});

/** Annotators at their workspaces, which save what lies in their outboxes by the verbs. */
export class WorkspacePeople {
  private readonly held = new Map<number, Held>();
  private readonly last = new Map<string, SubmittedWorkspace>();

  constructor(
    private readonly studio: TeamStudio,
    private readonly counts: ActCounts,
  ) {}

  /** What each person had before them at their last submission, of all that nobody has taken back since. */
  submitted(): SubmittedWorkspace[] {
    return [...this.last.values()];
  }

  /** A lead has given it back. */
  returned(annotationId: string): void {
    this.last.delete(annotationId);
  }

  async perform(act: PersonAct): Promise<ActOutcome> {
    if (act.do === 'take') return this.held.has(act.by) ? 'nothing' : this.take(act.by);
    if (act.do === 'reopen') return this.held.has(act.by) ? 'nothing' : this.reopen(act.by);
    if (!this.held.has(act.by)) await this.take(act.by); // who has nothing before them takes something first
    const held = this.held.get(act.by);
    if (!held) return 'nothing';
    try {
      return await this.work(act, held);
    } catch (thrown) {
      this.held.delete(act.by); // it was withdrawn, or is somebody else's now; the next one is taken again
      throw thrown;
    }
  }

  private async work(act: Exclude<PersonAct, { do: 'take' | 'reopen' }>, held: Held): Promise<ActOutcome> {
    const { people, projectId } = this.studio;
    switch (act.do) {
      case 'label':
        for (const one of act.acts) {
          const next = actInWorkspace(held.workspace, one, actionContext);
          this.counts.count(`label ${one.do}`, next.outbox.length > 0 ? 'done' : 'nothing');
          await this.save(act.by, held, next);
        }
        break;
      case 'submit':
        await this.save(act.by, held, complete(held.workspace, actionContext));
        await this.save(
          act.by,
          held,
          reduce(held.workspace, { kind: 'submit', uncovered: true, context: actionContext() }),
        );
        if (held.workspace.annotation.state !== 'submitted')
          throw new Error('a complete workspace was not submitted');
        this.last.set(held.annotationId, {
          annotationId: held.annotationId,
          segments: held.workspace.segments.map(shown),
        });
        this.held.delete(act.by);
        break;
      case 'skip':
        await skipSample(people[act.by]!, projectId, held.sampleId, 'not in my field');
        this.held.delete(act.by);
    }
    return 'done';
  }

  private async take(by: number): Promise<ActOutcome> {
    const claim = await claimSample(this.studio.people[by]!, this.studio.projectId);
    if (!claim) return 'nothing';
    this.held.set(by, await this.open(by, claim));
    return 'done';
  }

  private async reopen(by: number): Promise<ActOutcome> {
    const { db, people, projectId } = this.studio;
    const author = { userId: people[by]!.userId };
    const found = await db.annotation.findFirst({
      where: { projectId, source: 'annotator', state: 'submitted', author },
      orderBy: { submittedAt: 'desc' },
    });
    if (!found) return 'nothing';
    const held = await this.open(by, { annotationId: found.id, sampleId: found.sampleId });
    await this.save(by, held, reduce(held.workspace, { kind: 'reopen', context: actionContext() }));
    this.last.delete(found.id);
    this.held.set(by, held);
    return 'done';
  }

  private async open(by: number, at: { annotationId: string; sampleId: string }): Promise<Held> {
    const view = await getWorkspace(this.studio.people[by]!, { annotationId: at.annotationId });
    return { ...at, workspace: openWorkspace(view) };
  }

  /** Lays a workspace before a person and saves its changes, one after the other; then what is shown is what the server has. */
  private async save(by: number, held: Held, next: WorkspaceState): Promise<void> {
    held.workspace = next;
    for (let change = next.outbox[0]; change; change = held.workspace.outbox[0]) {
      const result = await saveChange(this.studio.people[by]!, held.annotationId, change);
      held.workspace = reduce(held.workspace, { kind: 'saved', changeId: change.changeId, result });
    }
  }
}
