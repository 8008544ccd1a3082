import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { load } from '@/lib/entry/load';
import { EXPORT_FORMATS } from '@/lib/exchange/formats/export-options';
import { readsOnly } from '@/lib/project/access';
import { requireProject } from '@/lib/project/server/require-project';
import { Snippet } from './snippet';

/** The lines of Python that read each format. */
const PYTHON = {
  jsonl: `import json

with open("export.jsonl", encoding="utf-8") as file:
    records = [json.loads(line) for line in file]
samples = [record for record in records if record["record"] == "sample"]`,
  csv: `import pandas

rows = pandas.read_csv("export.csv", keep_default_na=False)
rows = rows[rows.record == "sample"]`,
  'csv-safe': `import pandas

rows = pandas.read_csv("export.spreadsheet-safe.csv", encoding="utf-8-sig", keep_default_na=False)
rows = rows[rows.record == "sample"]`,
  gold: `import pandas

gold = pandas.read_csv("export.gold.csv", keep_default_na=False)`,
  'gold-safe': `import pandas

gold = pandas.read_csv("export.gold.spreadsheet-safe.csv", encoding="utf-8-sig", keep_default_na=False)`,
} as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('export'))('title') };
}

export default async function ExportPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('export');
  const always = await load(async (ctx) => {
    const { role } = await requireProject(ctx, projectId, 'read');
    return readsOnly(ctx.actor, role);
  });
  return (
    <Page width="narrow">
      <PageHeader title={t('title')} description={t('text')} />
      {/* A plain form: the answer is a file, and the browser saves it while it streams. */}
      <form action={`/api/projects/${projectId}/export`} method="get" className="group flex flex-col gap-6">
        <Choices
          name="format"
          legend={t('format')}
          options={EXPORT_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
        <Choices
          name="annotations"
          legend={t('annotations')}
          // Gold is made of people's submitted readings, whatever else there is.
          className="group-has-[[name=format][value^=gold]:checked]:hidden"
          options={(['all', 'people', 'gold'] as const).map((value) => ({
            value,
            label: t(`which.${value}`),
          }))}
        />
        <label className="flex items-center gap-2">
          <input type="checkbox" name="withdrawn" value="true" className="size-4 accent-accent" />
          {t('withdrawn')}
        </label>
        {always ? (
          <p className="text-sm text-ink-2">{t('pseudonymsAlways')}</p>
        ) : (
          <label className="flex items-start gap-2">
            <input type="checkbox" name="pseudonyms" value="true" className="mt-1 size-4 accent-accent" />
            <span>
              {t('pseudonyms')}
              <span className="block text-sm text-ink-2">{t('pseudonymsText')}</span>
            </span>
          </label>
        )}
        <div>
          <Button type="submit" variant="primary">
            {t('take')}
          </Button>
        </div>
      </form>
      <Section title={t('python')} description={t('pythonText')}>
        <div className="flex flex-col gap-3">
          {EXPORT_FORMATS.map((format) => (
            <Snippet key={format} title={t(`names.${format}`)} code={PYTHON[format]} />
          ))}
        </div>
      </Section>
    </Page>
  );
}

function Choices({
  name,
  legend,
  options,
  className,
}: {
  name: string;
  legend: string;
  options: { value: string; label: string }[];
  className?: string;
}) {
  return (
    <fieldset className={cx('flex flex-col gap-2', className)}>
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="flex items-center gap-2">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === 'jsonl' || value === 'all'}
            className="size-4 accent-accent"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
