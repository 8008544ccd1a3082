import { Command } from 'commander';
import { expect, it } from 'vitest';
import { register as registerCheck } from './commands/check';
import { register as registerEndpoint } from './commands/endpoint';
import { register as registerImport } from './commands/import';

/** What a command gets of a line: its arguments, and an option of it. */
async function given(register: (command: Command) => void, path: string[], args: string[], option: string) {
  const root = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  register(root);
  const self = path.reduce((command, name) => command.commands.find((one) => one.name() === name)!, root);
  self.exitOverride().configureOutput({ writeErr: () => undefined });
  let got: unknown[] = [];
  self.action(() => {
    got = [self.args, self.opts()[option]];
  });
  await root.parseAsync(args, { from: 'user' });
  return got;
}

const check = (...args: string[]) => given(registerCheck, [], args, 'gold');

it('--gold before or after the file, once for each: the file is the argument', async () => {
  const wanted = [['new.jsonl'], ['A', 'B']];
  expect(await check('--gold', 'A', '--gold', 'B', 'new.jsonl')).toEqual(wanted);
  expect(await check('new.jsonl', '--gold', 'A', '--gold=B')).toEqual(wanted);
  expect(await check('--gold', 'A', 'new.jsonl', '--gold', 'B')).toEqual(wanted);
});

it('check without --gold, or with two names behind one: not understood', async () => {
  await expect(check('new.jsonl')).rejects.toMatchObject({ code: 'commander.missingMandatoryOptionValue' });
  await expect(check('new.jsonl', '--gold', 'A', 'B')).rejects.toMatchObject({
    code: 'commander.excessArguments',
  });
});

it('--map of an import and --model of an endpoint before the argument: swallow nothing', async () => {
  const map = ['--project', 'P', '--map', 'answer=a', '--map', 'id=b', 'in.csv'];
  expect(await given(registerImport, ['file'], map, 'map')).toEqual([['in.csv'], ['answer=a', 'id=b']]);
  const model = ['create', '--base-url', 'http://a.test', '--model', 'm1', '--model', 'm2', 'Ours'];
  expect(await given(registerEndpoint, ['create'], model, 'model')).toEqual([['Ours'], ['m1', 'm2']]);
});
