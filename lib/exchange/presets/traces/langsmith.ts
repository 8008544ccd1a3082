import { answersIn, questionsIn, tracePreset } from './trace-preset';

/**
 * Runs and examples of LangSmith. Names: RunBase, Run and Example in python/langsmith/schemas.py of langchain-ai/langsmith-sdk. The outputs
 * of an example are what somebody wants, so that they are no answer unless a person says so.
 */
export const langsmithPreset = tracePreset({
  id: 'langsmith',
  name: 'LangSmith',
  recognises: ({ columns }) => ['inputs', 'outputs'].every((column) => columns.includes(column)),
  candidates(has) {
    const run = ['run_type', 'parent_run_id', 'start_time', 'trace_id', 'run_id'].some(has);
    return {
      question: questionsIn('inputs'),
      answer: run ? answersIn('outputs') : [],
      id: ['run_id', 'id'],
      generator: [
        ...['extra.metadata.ls_model_name', 'extra.invocation_params.model', 'metadata.ls_model_name'],
        ...['child_runs[].extra.metadata.ls_model_name', 'outputs.llm_output.model_name'],
      ],
      trace: run ? ['trace_id', 'id', 'run_id'] : ['source_run_id'],
      span: run ? ['run_id', 'id'] : [],
      parent: ['parent_run_id'],
      metadata: [
        ...['name', 'run_type', 'tags', 'extra.metadata', 'metadata', 'split', 'session_id', 'dataset_id'],
        ...[
          'reference_example_id',
          'reference_outputs',
          'feedback',
          'feedback_stats',
          ...(run ? [] : ['outputs']),
        ],
      ],
    };
  },
});
