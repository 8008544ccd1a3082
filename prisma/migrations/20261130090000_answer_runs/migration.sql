-- Models answer questions, in runs over items.
ALTER TYPE "RunKind" ADD VALUE 'answers';

-- Doubles are looked for among the answers to one question ("Sample_question_idx").
DROP INDEX IF EXISTS "Sample_constructed_text_idx";
