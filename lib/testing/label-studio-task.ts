import { convertedFile } from './converted-file';

// Tasks made by hand in the shape of Label Studio's JSON export.

export const TASK_DATA = {
  question: 'How long?',
  context: '120 km.',
  answer: '😀 It is 90 km. It is wet.',
  topic: 'rivers',
};

/** A region of the answer with a label. */
export const labelledRegion = (id: string, start: number, end: number, text: string, label: string) => ({
  ...{ id, from_name: 'error', to_name: 'answer', type: 'labels' },
  value: { start, end, text, labels: [label] },
});

export const labelTask = (id: number, rest: object) => ({
  id,
  data: TASK_DATA,
  annotations: [],
  predictions: [],
  project: 4,
  ...rest,
});

export const convertedTasks = (...tasks: object[]) => convertedFile(JSON.stringify(tasks, null, 2));
