import type { PromptLanguage } from '@/lib/consistency/ask/prompt';
import type { ErrorType } from '@/lib/typology/error-type';

/**
 * How much of an answer a recipe changes: a few words of one sentence; up to two sentences, or something added to one; all of it.
 */
type Reach = 'words' | 'sentence' | 'answer';

/** A change as a model states it, each part quoted. */
interface StatedChange {
  /** Of the answer as it was. */
  before: string;
  /** What stands there now. */
  after: string;
  /** Of the reference: what says otherwise, or bears it out; '' where nothing does. */
  reference: string;
}

/** A worked example. Its reply has to pass the checks that a model's reply has to pass. */
interface RecipeExample {
  question: string;
  reference: string;
  answer: string;
  /** What is thought on the way, in two to four sentences. */
  reasoning: string;
  /** One of a recipe that changes words or a sentence, none of a recipe that changes the whole answer. */
  changes: readonly StatedChange[];
  changed: string;
  /** Why the changed answer is what was asked for, in one sentence. */
  why: string;
}

/** A recipe in one language. */
export interface RecipeText {
  /** What is to be made, what it is not, and what has to stay. */
  task: string;
  /** What to think through, in order. */
  steps: readonly string[];
  examples: readonly RecipeExample[];
}

/** How a model is asked to change an answer that is consistent with its reference; registered in registry.ts. */
export interface ModelRecipe {
  id: string;
  /** Another one where its texts are changed. */
  version: string;
  /** The error that it makes; null: none, the answer stays consistent. */
  errorType: ErrorType | null;
  reach: Reach;
  /** Whether the reference has a place that bears on each change; for what the reference says nothing of there is none. */
  hasEvidence: boolean;
  /** Whether the answer may state figures that neither the reference nor the answer before has; errors always may. */
  newFigures?: boolean;
  /** What a change leaves of the words that it touches: all of them, with some added, or the same ones in other places. */
  keeps?: 'all' | 'same';
  text: Record<PromptLanguage, RecipeText>;
}
