import { z } from 'zod';
import { annotationSchema, sampleSchema } from './parse/schema';
import { CONTENT_RECORDS } from './project-content';

/** One line of native JSONL. */
const line = z.union([
  sampleSchema
    .extend({ annotations: z.array(annotationSchema).default([]) })
    .meta({ description: 'A sample with its annotations; the only kind of line that a file needs.' }),
  CONTENT_RECORDS.project.meta({
    description: 'Settings and people of the project, before everything else.',
  }),
  CONTENT_RECORDS.guideline.meta({ description: 'A version of the guidelines.' }),
  CONTENT_RECORDS.round.meta({ description: 'A round.' }),
]);

/** The JSON Schema of a line of native JSONL, made of the schemas that an import reads with. */
export const nativeJsonSchema = () => ({
  ...z.toJSONSchema(line, { io: 'input', unrepresentable: 'any' }),
  title: 'Face4RAG Studio, native format: one line of JSONL',
});

/** As it is published: docs/native-format.schema.json. */
export const nativeJsonSchemaText = (): string => `${JSON.stringify(nativeJsonSchema(), null, 2)}\n`;
