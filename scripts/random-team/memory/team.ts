import { reduce } from '@/lib/workspace/reducer/reduce';
import { type WorkspaceState, openWorkspace } from '@/lib/workspace/state/state';
import { personsVerdict } from '@/lib/annotation/labels/submission';
import { pastSegments } from '@/lib/exchange/contents/segment-numbers';
import type { StoredAnnotation, StoredSample } from '@/lib/exchange/contents/stored';
import { type TeamAct, type PersonAct, SAMPLES } from '../act';
import { sameFromFiles } from '../checks/files';
import { goldAsVoted, RULES } from '../checks/gold';
import { completeAndConsistent, storedAsSubmitted } from '../checks/said';
import { complete, actInWorkspace, shown, type SubmittedWorkspace } from '../workspace-acts';
import type { Team } from '../drive';
import type { ActOutcome, ActCounts } from '../act-counts';
import { countedIds } from './ids';
import { leadInMemory } from './lead';
import { isHoneypot, type MemoryPlace, Queue, type Round } from './queue';
import { draftOf, memorySample, type MemorySample, toJudgement, toStoredSegment, viewOf } from './sample';

/** A team whose studio is the pure rules alone: the workspace, segmentation, submission, votes, gold and files. */
export class MemoryTeam implements Team {
  readonly ids = countedIds();
  readonly queue: Queue;
  private readonly held = new Map<number, MemoryPlace>();
  private readonly workspaces = new Map<string, WorkspaceState>();
  private readonly last = new Map<string, SubmittedWorkspace>();

  constructor(
    private readonly counts: ActCounts,
    samples = SAMPLES,
  ) {
    this.queue = new Queue(Array.from({ length: samples }, (_, number) => memorySample(number, this.ids)));
  }

  async perform(act: TeamAct): Promise<ActOutcome> {
    if (act.by !== 'lead') return this.annotate(act) ? 'done' : 'nothing';
    if (act.do === 'export-import') await this.finish();
    return leadInMemory(this, act) ? 'done' : 'nothing';
  }

  check(): void {
    const read = this.read();
    const submitted = this.queue.places.filter(({ state }) => state === 'submitted');
    storedAsSubmitted(
      read,
      submitted.map(({ annotationId }) => this.last.get(annotationId)!),
    );
    completeAndConsistent(read);
    for (const rule of RULES) goldAsVoted(read, rule);
  }

  async finish(): Promise<void> {
    await sameFromFiles(this.read(), RULES[0]!);
  }

  /** The samples that somebody has read, as a file would get them. */
  read(): StoredSample[] {
    const touched = new Set(this.queue.places.map(({ sample }) => sample));
    return [...touched].map(({ stored, segments }) => ({
      ...stored,
      past: pastSegments(stored.annotations, (id) => segments.get(id)),
    }));
  }

  /** Lays a place before a person, with the workspace that they left there. */
  open(place: MemoryPlace): void {
    const kept = this.workspaces.get(place.annotationId);
    this.held.set(place.by, place);
    this.keep(place, kept ? { ...kept, past: [], future: [] } : openWorkspace(viewOf(place, this.ids)));
  }

  begin(by: number, { sample, round }: { sample: MemorySample; round: Round }): MemoryPlace {
    const honeypot = isHoneypot(sample, round);
    const place: MemoryPlace = {
      by,
      sample,
      round,
      honeypot,
      state: 'claimed',
      annotationId: this.ids.next(),
    };
    this.queue.places.push(place);
    sample.stored.annotations.push(draftOf(place, this.ids));
    return place;
  }

  holds = (by: number): boolean => this.held.has(by);

  /** A place is no longer this person's to work on. */
  leave(place: MemoryPlace, state: 'skipped' | 'reassigned'): void {
    place.state = state;
    if (this.held.get(place.by) === place) this.held.delete(place.by);
    this.count(place.sample);
  }

  returnPlace(place: MemoryPlace, returnReason: string | null): void {
    Object.assign(this.annotationOf(place), { state: 'draft', submittedAt: null, returnReason });
    place.state = 'claimed';
    this.count(place.sample);
  }

  private annotate(act: PersonAct): boolean {
    const { by } = act;
    if (act.do === 'take') return !this.holds(by) && this.take(by);
    if (act.do === 'reopen') return !this.holds(by) && this.reopen(by);
    if (!this.holds(by) && !this.take(by)) return false;
    const place = this.held.get(by)!;
    if (place.sample.stored.withdrawnAt !== null) return false;
    const workspace = this.workspaces.get(place.annotationId)!;
    if (act.do === 'skip') this.leave(place, 'skipped');
    if (act.do === 'submit') this.submit(place, complete(workspace, this.ids.context));
    if (act.do === 'label')
      this.keep(
        place,
        act.acts.reduce((at, one) => {
          const next = actInWorkspace(at, one, this.ids.context);
          this.counts.count(`label ${one.do}`, next.outbox.length > 0 ? 'done' : 'nothing');
          return saved(next);
        }, workspace),
      );
    return true;
  }

  private take(by: number): boolean {
    const waiting = this.queue.places.find(
      (place) => place.by === by && place.state === 'claimed' && place.sample.stored.withdrawnAt === null,
    );
    const next = waiting ? undefined : this.queue.next(by);
    const place = waiting ?? (next && this.begin(by, next));
    if (place) this.open(place);
    return place !== undefined;
  }

  private reopen(by: number): boolean {
    const place = this.queue.places.findLast(
      (one) =>
        one.by === by &&
        one.state === 'submitted' &&
        one.round.kind !== 'training' &&
        !one.sample.stored.withdrawnAt,
    );
    if (!place) return false;
    this.returnPlace(place, null);
    this.open(place);
    return true;
  }

  private submit(place: MemoryPlace, workspace: WorkspaceState): void {
    this.keep(place, saved(workspace));
    const asked = reduce(saved(workspace), { kind: 'submit', uncovered: true, context: this.ids.context() });
    if (asked.outbox.length !== 1) throw new Error('a complete workspace was not submitted');
    Object.assign(this.annotationOf(place), { state: 'submitted', submittedAt: this.ids.context().at });
    place.state = 'submitted';
    this.last.set(place.annotationId, {
      annotationId: place.annotationId,
      segments: workspace.segments.map(shown),
    });
    this.held.delete(place.by);
    this.count(place.sample);
  }

  /** Keeps what lies in a workspace as the annotation that a file would hold. */
  private keep(place: MemoryPlace, workspace: WorkspaceState): void {
    for (const segment of workspace.segments) place.sample.segments.set(segment.id, toStoredSegment(segment));
    const verdict = personsVerdict(workspace.segments.map(({ label }) => label));
    Object.assign(this.annotationOf(place), {
      labels: workspace.segments.map((segment) => ({
        ...toStoredSegment(segment),
        label: toJudgement(segment),
      })),
      verdict: verdict === 'undecided' ? null : verdict,
      flagReason: workspace.annotation.flagReason,
    });
    this.workspaces.set(place.annotationId, workspace);
  }

  /** Says who votes on a sample: whose work counts, unless one that was returned is awaited. */
  private count(sample: MemorySample): void {
    const own = this.queue.places.filter((place) => place.sample === sample);
    const awaited = own.some((place) => place.state === 'claimed' && this.annotationOf(place).returnReason);
    for (const place of own) {
      const counts = place.state === 'submitted' && place.round.kind !== 'training' && !place.honeypot;
      this.annotationOf(place).votes = counts && !awaited;
    }
  }

  private annotationOf({ sample, annotationId }: MemoryPlace): StoredAnnotation {
    return sample.stored.annotations.find(({ id }) => id === annotationId)!;
  }
}

/** The server in one line: every change is taken as the workspace has shown it. */
function saved(workspace: WorkspaceState): WorkspaceState {
  const result = { annotation: workspace.annotation, labels: [], segments: null };
  return workspace.outbox.reduce(
    (at, { changeId }) => reduce(at, { kind: 'saved', changeId, result }),
    workspace,
  );
}
