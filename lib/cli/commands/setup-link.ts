import type { Command } from 'commander';
import { ensureSetupLink } from '@/lib/auth/server/ensure-setup-link';
import { database } from '@/lib/db/client';
import { command } from './run';

/** `face4rag setup-link`: the one-time link by which the first owner comes in; nothing once there is an owner. */
export function register(self: Command): void {
  self.action(
    command(async () => {
      const path = await ensureSetupLink(database());
      return { json: { path }, text: path ?? '' };
    }),
  );
}
