import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox';
import { OptionLine } from './option-line';
import { RadioGroup } from './radio-group';

test('a checkbox in a line of words is named by them in the markup of the server, before any script runs', () => {
  const html = renderToStaticMarkup(
    <OptionLine control={<Checkbox name="batches" />} label="Send in batches" />,
  );
  expect(controlOf(html, 'checkbox')).toContain(`aria-labelledby="${labelId(html)}"`);
});

test('each radio of a group is named by its words in the markup of the server', () => {
  const html = renderToStaticMarkup(
    <RadioGroup options={[{ value: 'zh', label: '中文' }]} aria-label="Language" />,
  );
  expect(controlOf(html, 'radio')).toContain(`aria-labelledby="${labelId(html)}"`);
});

const labelId = (html: string) => /<label id="([^"]+)"/.exec(html)?.[1];

const controlOf = (html: string, role: string) =>
  new RegExp(`<span[^>]* role="${role}"[^>]*>`).exec(html)?.[0];
