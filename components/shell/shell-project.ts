import { type ProjectMay } from '@/lib/project/access';

/** A project as the frame needs it: its name and what the person may do in it. */
export interface ShellProject {
  id: string;
  name: string;
  archived: boolean;
  may: Pick<ProjectMay, 'open'>;
}
