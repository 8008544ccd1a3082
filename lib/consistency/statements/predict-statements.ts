import { hasLetterOrDigit } from '@/lib/text/script';
import type { StageCaller } from '../ask/ask-stage';
import { ReferenceView } from '../ask/reference-view';
import type { MethodInput, Prediction } from '../method';
import { withoutReference } from '../no-reference';
import type { StatementCaller } from './caller';
import { checkStatements } from './check-statements';
import type { StatementCheck } from './statement-check';
import type { Extraction } from './extraction';
import { judgedStatement, noStatements, unreadPart } from './judged-statement';
import { wholeAnswer } from './sentences';

/** How a method that checks statements does both. */
export interface StatementMethod {
  /** The statements of each part of an answer, in its order. */
  extract(caller: StatementCaller, answer: string): Promise<Extraction[]>;
  check: StatementCheck;
}

/**
 * The statements of an answer, each checked against the reference: a segment of the prediction each. A part whose statements cannot
 * be read, and a statement whose check cannot, abstain; an answer that states nothing is consistent.
 */
export async function predictStatements(
  { question, reference, answer }: MethodInput,
  { extract, check }: StatementMethod,
  caller: StageCaller & { votes: number },
): Promise<Prediction> {
  if (!hasLetterOrDigit(reference)) return withoutReference(answer, 'not_judged');
  const asking: StatementCaller = { ...caller, question, reference: new ReferenceView(reference) };
  const parts = await extract(asking, answer);
  const statements = parts.flatMap((part) => part.statements);
  const checked = await checkStatements(asking, check, statements);
  const results = checked.values();
  const segments = parts.flatMap((part) =>
    part.stage?.noVerdict
      ? [unreadPart(part)]
      : part.statements.map((statement) => judgedStatement(statement, part, results.next().value!)),
  );
  const replies = parts.flatMap((part) => part.replies);
  return { segments: segments.length > 0 ? segments : [noStatements(wholeAnswer(answer), replies)] };
}
