import { describe, expect, it } from 'vitest';
import { allKeys, chooseKey, keyOf, WORKSPACE_COMMANDS } from './workspace-keys';
import { toWorkspaceKeys, workspaceKeysSchema } from './workspace-keys-schema';

describe('keys of the workspace', () => {
  it('are all different as they come', () => {
    expect(new Set(allKeys({}).values()).size).toBe(WORKSPACE_COMMANDS.length);
    expect(workspaceKeysSchema.parse({})).toEqual({});
  });

  it('are chosen one at a time, and never two alike', () => {
    const chosen = chooseKey({}, 'consistent', 'KeyY');
    expect(chosen).toEqual({ consistent: 'KeyY' });
    expect(chooseKey({ consistent: 'KeyY' }, 'unsure', 'KeyY')).toEqual({ takenBy: 'consistent' });
    expect(chooseKey({ consistent: 'KeyY' }, 'unsure', 'KeyC')).toEqual({
      consistent: 'KeyY',
      unsure: 'KeyC',
    });
    expect(chooseKey({ consistent: 'KeyY' }, 'consistent', 'KeyC')).toEqual({});
  });

  it('are refused where two acts have one, where they belong to the browser, or where nobody knows the act', () => {
    expect(workspaceKeysSchema.safeParse({ unsure: 'KeyC' }).success).toBe(false);
    expect(workspaceKeysSchema.safeParse({ unsure: 'F5' }).success).toBe(false);
    expect(workspaceKeysSchema.safeParse({ dance: 'KeyY' }).success).toBe(false);
    expect(workspaceKeysSchema.safeParse({ unsure: 'KeyC', consistent: 'KeyU' }).success).toBe(true);
    expect(toWorkspaceKeys({ unsure: 'KeyC' })).toEqual({});
    expect(toWorkspaceKeys(null)).toEqual({});
  });

  it('are places on the keyboard, written as they are labelled', () => {
    expect(keyOf({ code: 'KeyQ', shiftKey: true })).toBe('shift+KeyQ');
    expect(keyOf({ code: 'Enter', shiftKey: false })).toBeNull();
    expect(keyOf({ code: 'ArrowDown', shiftKey: false })).toBeNull();
  });
});
