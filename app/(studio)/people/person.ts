/** A row of the list of people. */
export interface PersonRow {
  id: string;
  name: string;
  email: string;
  role: 'owner' | 'member';
  disabled: boolean;
  secondFactor: boolean;
  /** Belongs to somebody at the sign-in provider. */
  bound: boolean;
  projects: number;
  signedInAt: Date | null;
}
