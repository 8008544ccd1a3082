// npm run bench:offline -- FILE.jsonl: the offline engine on labelled segments; prints one JSON line.
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { isLikelyInconsistent, judgeSegment } from '@/lib/consistency/methods/offline/judge-segment';
import { DEFAULT_THRESHOLD } from '@/lib/consistency/methods/offline/params';
import { indexReference } from '@/lib/consistency/search/reference-index';
import { balancedAccuracy } from '@/lib/consistency/calibrate';
import { areaUnderCurve, f1, hitsAt } from './scores';

interface Line {
  reference: string;
  segments: {
    text: string;
    consistent: boolean | null;
    /** Code points. */
    evidence_spans?: { start: number; end: number }[] | null;
  }[];
}

const file = process.argv[2];
if (!file) {
  process.stderr.write('usage: npm run bench:offline -- FILE.jsonl\n');
  process.exit(2);
}

const judged: { score: number; inconsistent: boolean }[] = [];
/** The verdict itself, as a score of 0 or 1. */
const verdicts: { score: number; inconsistent: boolean }[] = [];
const ranks: number[] = [];
let milliseconds = 0;
for await (const line of readline.createInterface({ input: fs.createReadStream(file) })) {
  if (line.trim() === '') continue;
  const { reference, segments } = JSON.parse(line) as Line;
  const started = performance.now();
  const index = indexReference(reference);
  const results = segments
    .filter(({ consistent }) => consistent !== null)
    .map((segment) => ({ segment, result: judgeSegment(segment.text, index) }));
  milliseconds += performance.now() - started;
  for (const { segment, result } of results) {
    judged.push({
      score: result.empty ? -Infinity : result.risk,
      inconsistent: segment.consistent === false,
    });
    verdicts.push({
      score: Number(isLikelyInconsistent(result, DEFAULT_THRESHOLD)),
      inconsistent: segment.consistent === false,
    });
    if (segment.evidence_spans?.length)
      ranks.push(
        hitsAt(
          result.features.evidence.map(({ sentence }) => index.sentences[sentence]!.span),
          segment.evidence_spans,
          reference,
        ),
      );
  }
}
const round = (value: number): number => Math.round(value * 1e4) / 1e4;
const share = (within: number): number | null =>
  ranks.length === 0 ? null : round(ranks.filter((rank) => rank < within).length / ranks.length);
process.stdout.write(
  `${JSON.stringify({
    file: path.basename(file),
    bacc: round(balancedAccuracy(verdicts, 1)),
    auc: round(areaUnderCurve(judged)),
    f1: round(f1(verdicts, 1)),
    hit1: share(1),
    hit3: share(3),
    segments: judged.length,
    segmentsPerSecond: Math.round((judged.length / milliseconds) * 1000),
  })}\n`,
);
