import { z } from 'zod';
import { budgetSchema } from '@/lib/consistency/run-order';
import { storableText } from '@/lib/storable-schema';

/** Most questions of one order, and most models that answer them. */
const MOST_QUESTIONS = 10_000;
const MOST_MODELS = 10;
/** Most answers of one model to one question. */
const MOST_DRAWS = 10;
const LONGEST_PROMPT = 20_000;

/** Where the question and the reference stand in a prompt. */
export const PLACES = { question: '{question}', reference: '{reference}' } as const;

/** A prompt of one's own. Without the place of the reference the model answers from what it knows. */
const ownPromptSchema = z.object({
  system: storableText.max(LONGEST_PROMPT).default(''),
  user: storableText
    .max(LONGEST_PROMPT)
    .refine((text) => text.includes(PLACES.question), { params: { issue: 'no_question_place' } }),
});
export type OwnPrompt = z.output<typeof ownPromptSchema>;

const askedFields = {
  /** How many questions, drawn by chance but the same each time; null: all. */
  questions: z.int().min(1).max(MOST_QUESTIONS).nullable().default(null),
  /** Only questions in this main language, "zh" or "en"; null: every one. */
  language: storableText.min(2).max(8).nullable().default(null),
  /** How many answers to each question. */
  draws: z.int().min(1).max(MOST_DRAWS).default(1),
  /** What they are sampled at, where the model takes it. */
  temperature: z.number().min(0).max(2).default(0.7),
  /** The longest answer, in tokens, with what the model thinks. */
  maxTokens: z.int().min(64).max(8_192).default(1_024),
  /** Null: the studio's own prompt, in the question's language. */
  prompt: ownPromptSchema.nullable().default(null),
  /** Answers are to say what the reference says and nothing else, and only those that pass a check are kept: they can be sources. */
  faithful: z.boolean().default(false),
  /** Three questions, whose answers are shown and become no samples. */
  dryRun: z.boolean().default(false),
};

/** What a model is asked, stored as the parameters of its run. */
export const answerParamsSchema = z.object({
  ...askedFields,
  /** The file that the questions came from; null: they are the project's. */
  file: storableText.nullable(),
  /** Ids of the prompts that are asked: a run whose prompts have changed since is refused. */
  prompts: z.array(storableText),
});
export type AnswerParams = z.infer<typeof answerParamsSchema>;

/** An order of answers: the same questions to each of the models. */
export const answerOrderSchema = z
  .object({
    ...askedFields,
    models: z
      .array(z.object({ endpointId: storableText.max(100), model: storableText.min(1).max(200) }))
      .min(1)
      .max(MOST_MODELS),
    /** Each model's run never spends more, in the currency of its prices; null: no limit. */
    budget: budgetSchema.default(null),
  })
  .refine(({ faithful, prompt }) => !faithful || prompt === null, {
    path: ['prompt'],
    params: { issue: 'faithful_prompt' },
  });
export type AnswerOrder = z.output<typeof answerOrderSchema>;
export type AnswerOrderInput = z.input<typeof answerOrderSchema>;
