import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditable } from '@/lib/annotation/figures/active-time';
import { type KnownTime, lookAgain, NO_TIME, shownMs } from './shown-time';
import { type ActiveInterval } from './interval-log';

/** A workspace, its browser's log and the server; `slow` clocks on the server credit less than is sent. */
class Work {
  counted = 0;
  batches = 0;
  known: KnownTime = NO_TIME;
  waiting: ActiveInterval[] = [];
  unbatchedMs = 0;
  server = { activeMs: 0, had: new Set<string>() };
  constructor(readonly sinceStartMs: number) {}

  look(serverMs?: number): void {
    const { waiting, unbatchedMs } = this;
    this.known = lookAgain(this.known, { waiting, unbatchedMs, annotationId: 'a', serverMs });
  }
  work(ms: number): void {
    this.counted += ms;
    this.unbatchedMs += ms;
    this.look();
  }
  batch(): void {
    this.waiting.push({ id: String((this.batches += 1)), annotationId: 'a', ms: this.unbatchedMs });
    this.unbatchedMs = 0;
    this.look();
  }
  /** The first batch that waits reaches the server; whether its reply comes back or is lost on the way. */
  send(acknowledged: boolean): void {
    const [first, ...rest] = this.waiting;
    if (!first) return;
    const { server, sinceStartMs } = this;
    if (!server.had.has(first.id))
      server.activeMs += creditable(first.ms, { activeMs: server.activeMs, sinceStartMs });
    server.had.add(first.id);
    if (!acknowledged) return;
    this.waiting = rest;
    this.look(server.activeMs);
  }
  flush(): void {
    while (this.waiting.length > 0) this.send(true);
  }
  /** As after a comment: what is under way is waited for, then the server is read. */
  read(): void {
    this.flush();
    this.look(this.server.activeMs);
  }
  reload(): void {
    this.batch();
    this.known = NO_TIME;
    this.read();
  }
}

const step = fc.oneof(
  fc.nat(90_000).map((ms) => (work: Work) => work.work(ms)),
  fc.constantFrom<(work: Work) => void>(
    (work) => work.batch(),
    (work) => work.send(true),
    (work) => work.send(false),
    (work) => work.read(),
    (work) => work.reload(),
  ),
);

describe('the active time that a workspace shows', () => {
  it('any work, batches, lost replies, comments and reloads: is what was worked, where the server credits all', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const work = new Work(Infinity);
        for (const does of steps) {
          does(work);
          work.flush();
          expect(shownMs(work.known)).toBe(work.counted);
        }
      }),
    );
  });

  it('where the server credits less: is what the server has as soon as nothing waits', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), fc.nat(120_000), (steps, sinceStartMs) => {
        const work = new Work(sinceStartMs);
        for (const does of steps) does(work);
        work.batch();
        work.flush();
        expect(shownMs(work.known)).toBe(work.server.activeMs);
      }),
    );
  });

  it('batches of another annotation: are not counted', () => {
    const waiting = [{ id: '1', annotationId: 'b', ms: 60_000 }];
    const known = lookAgain(NO_TIME, { waiting, annotationId: 'a', unbatchedMs: 5, serverMs: 10 });
    expect(shownMs(known)).toBe(15);
  });
});
