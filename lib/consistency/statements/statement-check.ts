import type { Cut } from '@/lib/segmentation/decompose';
import { askStage, type StageReply } from '../ask/ask-stage';
import { layout, type PromptText } from '../ask/layout';
import type { Prompt, PromptLanguage } from '../ask/prompt';
import type { Shape } from '../ask/shape';
import type { StatementCaller } from './caller';
import type { StatementLabel } from './label';

/** What a check says of one statement. */
export interface StatementReply {
  label: StatementLabel;
  /** Empty where the method asks for none. */
  reason: string;
}

/** How a method checks statements against the reference. */
export interface StatementCheck {
  prompts: Record<PromptLanguage, Prompt>;
  /** So many statements are asked about in one call. */
  together: number;
  /**
   * Asks about statements over what is shown of the reference; `repeat`: which of the independent replies. One result a
   * statement, in their order.
   */
  ask(
    caller: StatementCaller,
    statements: readonly Cut[],
    shown: string,
    repeat: number,
  ): Promise<StageReply<StatementReply[]>>;
}

interface Parts<Reply> {
  prompts: StatementCheck['prompts'];
  together: number;
  /** The statements as the prompt shows them. */
  show(statements: readonly Cut[]): PromptText;
  /** What a reply on so many statements looks like. */
  shape(count: number): Shape<Reply>;
  /** What it says of each statement, in their order. */
  read(reply: Reply, count: number): StatementReply[];
}

/** A check by one prompt, which shows the reference, the question and the statements. */
export function statementCheck<Reply>({
  prompts,
  together,
  show,
  shape,
  read,
}: Parts<Reply>): StatementCheck {
  return { prompts, together, ask };

  async function ask(
    caller: StatementCaller,
    statements: readonly Cut[],
    shown: string,
    repeat: number,
  ): Promise<StageReply<StatementReply[]>> {
    const prompt = prompts[caller.language];
    const texts: PromptText[] = [['reference', shown], ['question', caller.question], show(statements)];
    const asked = { prompt: prompt.id, messages: layout(prompt, texts), ...(repeat > 0 && { repeat }) };
    const reply = await askStage(caller, asked, shape(statements.length));
    return { ...reply, value: reply.value && read(reply.value, statements.length) };
  }
}
