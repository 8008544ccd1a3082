import type { Command } from 'commander';
import { addSampleProject } from '@/lib/exchange/server/sample-project/add-sample-project';
import { command } from './run';

/** `face4rag sample-project`: what the first start adds by itself. */
export function register(self: Command): void {
  self.action(
    command(async ({ ctx }) => {
      const { id, added } = await addSampleProject(ctx);
      return { json: { id, added }, text: added ? `added: ${id}` : `there already: ${id}` };
    }),
  );
}
