import type { RoundKind } from '@/lib/round/round';
import type { MemorySample } from './sample';

export interface Round {
  number: number;
  kind: RoundKind;
  honeypots: boolean;
  open: boolean;
}

export interface MemoryPlace {
  by: number;
  sample: MemorySample;
  round: Round;
  honeypot: boolean;
  state: 'claimed' | 'submitted' | 'skipped' | 'reassigned';
  annotationId: string;
}

const OVERLAP = 2;
const ORDER: readonly RoundKind[] = ['training', 'pilot', 'main', 'reannotation'];

/** Rounds and places of a team, as simple as may be: who comes next, and what is new to whom. */
export class Queue {
  readonly rounds: Round[] = [{ number: 1, kind: 'main', honeypots: false, open: true }];
  readonly places: MemoryPlace[] = [];

  constructor(readonly samples: readonly MemorySample[]) {}

  openRound(kind: RoundKind, honeypots: boolean): void {
    this.rounds.push({ number: this.rounds.length + 1, kind, honeypots, open: true });
  }

  /** The next sample of a person, and the round that it is read in. */
  next(by: number): { sample: MemorySample; round: Round } | undefined {
    const inOrder = this.rounds
      .filter(({ open }) => open)
      .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.number - b.number);
    for (const round of inOrder) {
      const sample = this.samples.find((one) => this.mayTake(by, one, round));
      if (sample) return { sample, round };
    }
  }

  /** Free in the round, and never had by the person in any; a re-annotation asks for what one has submitted elsewhere. */
  private mayTake(by: number, sample: MemorySample, round: Round): boolean {
    if (sample.stored.withdrawnAt !== null || (round.kind === 'training' && !sample.known)) return false;
    const here = this.places.filter(
      (place) =>
        place.sample === sample &&
        place.round === round &&
        (place.state === 'claimed' || place.state === 'submitted'),
    );
    const mine = this.placesOf(by, sample);
    const again = mine.every(
      (place) => place.round.kind !== 'training' && place.round !== round && place.state === 'submitted',
    );
    const fits = mine.length === 0 || (round.kind === 'reannotation' && !isHoneypot(sample, round) && again);
    return fits && here.length < OVERLAP;
  }

  placesOf(by: number, sample: MemorySample): MemoryPlace[] {
    return this.places.filter((place) => place.by === by && place.sample === sample);
  }
}

export const isHoneypot = (sample: MemorySample, round: Round): boolean => round.honeypots && sample.known;
