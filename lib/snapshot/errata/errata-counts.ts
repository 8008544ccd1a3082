import { ERRATA_STRATA, type ErrataFigures, ERRATUM_OUTCOMES } from './errata-view-schema';
import { errorRates } from './error-rates';
import type { Erratum } from './erratum';

type Stratum = Omit<ErrataFigures['strata'][number], 'name'>;

/**
 * Counts errata, and estimates how many released labels are wrong. Where a stratum was not reviewed whole, what was drawn at random of it speaks
 * for the rest: whoever reviews suspects alone learns nothing of the others.
 */
export class ErrataCounts {
  readonly #released: string;
  #outcomes = Object.fromEntries(
    ERRATUM_OUTCOMES.map((outcome) => [outcome, 0]),
  ) as ErrataFigures['outcomes'];
  #corrected = { consistent: 0, inconsistent: 0 };
  #segments = { n: 0, only: 0 };
  #strata = { suspect: nothing(), other: nothing() };

  /** @param released whose labels they are, as a manifest calls them */
  constructor(released: string) {
    this.#released = released;
  }

  add({ released, outcome, suspect, drawn, segments }: Erratum): void {
    this.#outcomes[outcome] += 1;
    this.#segments.n += segments.length;
    const stratum = this.#strata[suspect ? 'suspect' : 'other'];
    stratum.samples += 1;
    if (outcome !== 'confirmed' && outcome !== 'corrected') return;
    stratum.reviewed += 1;
    if (drawn) stratum.drawn += 1;
    if (outcome === 'confirmed') {
      if (segments.length > 0) this.#segments.only += 1;
      return;
    }
    stratum.errors += 1;
    if (drawn) stratum.drawnErrors += 1;
    this.#corrected[released.verdict === 'consistent' ? 'inconsistent' : 'consistent'] += 1;
  }

  figures(): ErrataFigures {
    const strata = ERRATA_STRATA.map((name) => ({ name, ...this.#strata[name] }));
    const samples = strata.reduce((sum, stratum) => sum + stratum.samples, 0);
    return {
      ...{ released: this.#released, samples, outcomes: this.#outcomes, corrected: this.#corrected },
      ...{ segments: this.#segments.n, segmentsOnly: this.#segments.only, strata },
      ...errorRates(strata),
    };
  }
}

const nothing = (): Stratum => ({ samples: 0, reviewed: 0, errors: 0, drawn: 0, drawnErrors: 0 });
