import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { extraOf, type ModelOptions, withModelOptions } from './model-options';

function optionsOf(...args: string[]): ModelOptions {
  const command = withModelOptions(new Command('create'))
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  return command.parse(args, { from: 'user' }).opts<ModelOptions>();
}

it('an API version, a proxy, a body and headers: read as the screen reads them', () => {
  const options = optionsOf(
    ...['--api-version', '2024-10-21', '--proxy', 'http://proxy.example:3128'],
    ...['--extra-body', '{"chat_template_kwargs": {"enable_thinking": false}}'],
    ...['--extra-header', 'X-Title: Face4RAG: gold', '--extra-header', 'X-Team:judges'],
  );
  expect(options).toMatchObject({ apiVersion: '2024-10-21', proxy: 'http://proxy.example:3128' });
  expect(extraOf(options)).toEqual({
    extraBody: { chat_template_kwargs: { enable_thinking: false } },
    extraHeaders: { 'X-Title': 'Face4RAG: gold', 'X-Team': 'judges' },
  });
  expect(extraOf(optionsOf())).toEqual({});
});

describe('what is wrong with an option is said by name', () => {
  it.each([
    ['--api-version', 'a b', 'Invalid string'],
    ['--proxy', 'socks5://proxy.example', 'must be an address such as http://proxy.example:3128'],
    ['--extra-body', '{"a": ', 'It has to be a JSON object.'],
    ['--extra-body', '[1]', 'has to be a JSON object'],
    ['--extra-body', '{"messages": []}', 'messages: the studio sets this itself'],
    ['--extra-header', 'Authorization: Bearer sk-1', 'Authorization: may hold a secret'],
    ['--extra-header', 'no colon', "It has to be 'Name: value'."],
  ])('%s %s', (option, value, words) => {
    expect(() => optionsOf(option, value)).toThrow(words);
  });
});
