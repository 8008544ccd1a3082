import type { Access } from '@/lib/operation/access';

/** Who asks: owner of the studio, three roles of the project, somebody in no project, and nobody. */
export const ASKERS = ['owner', 'lead', 'annotator', 'reader', 'outsider', 'nobody'] as const;
export type RequesterRole = (typeof ASKERS)[number];

type Refusals = Partial<Record<RequesterRole, readonly number[]>>;
const outsider = { outsider: [404], nobody: [401] } as const;
const outsiders = { reader: [404], outsider: [404], nobody: [401] } as const;

/** The statuses by which those are refused who may not do an operation; whoever is absent may. */
export const REFUSALS: Record<Access, Refusals> = {
  anyone: {},
  user: { nobody: [401] },
  owner: { lead: [403], annotator: [403], reader: [403], outsider: [403], nobody: [401] },
  'project.create': { annotator: [403], reader: [403], outsider: [403], nobody: [401] },
  'project.read': outsider,
  'project.annotate': { reader: [403], ...outsider },
  'project.lead': { annotator: [403], reader: [403], ...outsider },
  'project.figures': { annotator: [403], ...outsider },
  'project.delete': { lead: [403], annotator: [403], reader: [403], ...outsider },
  'annotation.read': outsiders,
  // Whoever may look at it is told that it is not theirs.
  'annotation.author': { ...outsiders, owner: [403], lead: [403], reader: [403, 404] },
  'annotation.lead': { annotator: [403], reader: [403, 404], ...outsider },
  'comment.author': { owner: [403], lead: [403], reader: [403], ...outsider },
  'import.lead': { annotator: [404], ...outsiders },
};

/** Operations whose example names what is not there: whoever may do them is told so. */
export const NAMES_NOTHING = [
  'judge-test.start',
  'judge-test.estimate',
  'construction-run.start',
  'construction-run.estimate',
  'answer-run.start',
  'answer-run.estimate',
  'guideline.mark-read',
  'member.add',
  'round.assign',
  'round.reassign',
];
