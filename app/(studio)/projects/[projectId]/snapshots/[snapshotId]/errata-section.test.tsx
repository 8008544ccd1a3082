import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrataCounts } from '@/lib/snapshot/errata/errata-counts';
import agreement from '@/messages/en/agreement.json';
import common from '@/messages/en/common.json';
import snapshots from '@/messages/en/snapshots.json';
import { ErrataSection } from './errata-section';

const drawn = (whole: boolean): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ agreement, common, snapshots }}>
      <ErrataSection
        {...{
          errata: new ErrataCounts('labels').figures(),
          released: 'a file',
          projectId: 'p',
          number: 3,
          whole,
        }}
      />
    </NextIntlClientProvider>,
  );

test('a snapshot that holds its samples leads to the corrections, one that was deleted does not', () => {
  expect(drawn(true)).toContain('/snapshots/3/corrections');
  expect(drawn(false)).not.toContain('/snapshots/3/corrections');
});
