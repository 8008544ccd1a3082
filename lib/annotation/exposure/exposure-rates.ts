import type { ErrorType } from '@/lib/typology/error-type';
import { failedStage, sameVerdict, type VerdictPart } from '../labels/judgement';
import type { Share } from './proportion';
import { agreesWith } from '../labels/status';

/** Submitted labels that are alike in all that the rates go by, and how many there are. */
export interface ExposureCount {
  authorId: string;
  author: string;
  method: string;
  arm: 'prefilled' | 'reveal' | 'control';
  /** What the label says. */
  label: VerdictPart;
  /** What its author said before the judge was revealed; null where that is not known. */
  own: VerdictPart | null;
  /** That verdict, or in the control arm the label's, was given without having seen the judge anywhere. */
  unseen: boolean;
  machine: VerdictPart;
  count: number;
}

/** What became of labels whose judge was seen. */
export interface ExposureRates {
  /** Pre-filled labels left as they were. */
  accepted: Share;
  /** Pre-filled labels that say something else now. */
  overturned: Share;
  /** Own verdicts that were changed after the reveal. */
  flipped: Share;
  /** Of own verdicts that differed from the judge: those that agree with it now. */
  toward: Share;
  /** Of own verdicts that agreed with the judge: those that do not any more. */
  away: Share;
}

/** Agreement with the judge on labels where it was seen and where it was not. */
export interface Agreement {
  prefilled: Share;
  /** Before and after the judge's prediction was revealed, on the same labels. */
  revealBefore: Share;
  revealAfter: Share;
  control: Share;
}

export function exposureRates(counts: readonly ExposureCount[]): ExposureRates {
  const share = (part: (counted: ExposureCount) => boolean | null): Share => shareOf(counts, part);
  const left = (counted: ExposureCount) =>
    counted.arm === 'prefilled' ? agreesWith(counted.label, counted.machine) : null;
  return {
    accepted: share(left),
    overturned: share((counted) => not(left(counted))),
    flipped: share((counted) => {
      const before = ownAgrees(counted);
      return before === null ? null : !sameVerdict(counted.own!, counted.label);
    }),
    toward: share((counted) =>
      ownAgrees(counted) === false ? agreesWith(counted.label, counted.machine) : null,
    ),
    away: share((counted) =>
      ownAgrees(counted) === true ? not(agreesWith(counted.label, counted.machine)) : null,
    ),
  };
}

export function agreementWithMethod(counts: readonly ExposureCount[]): Agreement {
  const share = (part: (counted: ExposureCount) => boolean | null): Share => shareOf(counts, part);
  const said = ({ label, machine }: ExposureCount) => agreesWith(label, machine);
  return {
    prefilled: share((counted) => (counted.arm === 'prefilled' ? said(counted) : null)),
    revealBefore: share(ownAgrees),
    revealAfter: share((counted) => (ownAgrees(counted) === null ? null : said(counted))),
    control: share((counted) => (counted.arm === 'control' && counted.unseen ? said(counted) : null)),
  };
}

/** What the judge said of a segment, as one word: a type that it claims, else its verdict. */
export function methodCategory(machine: VerdictPart): ErrorType | 'inconsistent' | 'unsure' | 'consistent' {
  if (failedStage(machine) !== null) return machine.errorType ?? 'inconsistent';
  return machine.fact === 'unsure' || machine.logic === 'unsure' ? 'unsure' : 'consistent';
}

/** Whether the own verdict, given without the judge, agreed with it; null for every other label. */
function ownAgrees({ arm, own, unseen, machine }: ExposureCount): boolean | null {
  return arm === 'reveal' && own !== null && unseen ? agreesWith(own, machine) : null;
}

const not = (value: boolean | null): boolean | null => (value === null ? null : !value);

/** How many labels are so, of those of which it can be asked. */
function shareOf(counts: readonly ExposureCount[], part: (counted: ExposureCount) => boolean | null): Share {
  const share = { n: 0, of: 0 };
  for (const counted of counts) {
    const is = part(counted);
    if (is === null) continue;
    share.of += counted.count;
    if (is) share.n += counted.count;
  }
  return share;
}
