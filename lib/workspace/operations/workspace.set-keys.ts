import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { workspaceKeysSchema } from '../commands/workspace-keys-schema';
import { setWorkspaceKeys } from '../server/set-workspace-keys';

export const workspaceSetKeys = operation({
  name: 'workspace.set-keys',
  summary: 'Choose one’s own keys of the workspace; absent commands have the keys that they come with',
  access: 'user',
  scope: null,
  route: 'PUT /me/workspace-keys',
  input: z.object({ keys: workspaceKeysSchema }),
  output: z.void(),
  example: { keys: { consistent: 'KeyC' } }, // the key that it comes with: tests carry examples out for people who go on working
  run: (ctx, { keys }) => setWorkspaceKeys(ctx, keys),
});
