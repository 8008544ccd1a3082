import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { load } from '@/lib/entry/load';
import { EXPORT_FORMATS } from '@/lib/exchange/export-options';
import { requireProject } from '@/lib/project/server/require-project';

const PYTHON = {
  jsonl: 'samples = [json.loads(line) for line in open("export.jsonl", encoding="utf-8")]',
  csv: 'rows = pandas.read_csv("export.csv", keep_default_na=False)',
  'csv-safe':
    'rows = pandas.read_csv("export.spreadsheet-safe.csv", encoding="utf-8-sig", keep_default_na=False)',
} as const;

export default async function ExportPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('export');
  await load((ctx) => requireProject(ctx, projectId, 'read'));
  return (
    <Page width="narrow">
      <PageHeader title={t('title')} description={t('text')} />
      {/* A plain form: the answer is a file, and the browser saves it while it streams. */}
      <form action={`/api/projects/${projectId}/export`} method="get" className="flex flex-col gap-6">
        <Choices
          name="format"
          legend={t('format')}
          options={EXPORT_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
        <Choices
          name="annotations"
          legend={t('annotations')}
          options={(['all', 'people', 'gold'] as const).map((value) => ({
            value,
            label: t(`which.${value}`),
          }))}
        />
        <label className="flex items-center gap-2">
          <input type="checkbox" name="withdrawn" value="true" className="size-4 accent-accent" />
          {t('withdrawn')}
        </label>
        <div>
          <Button type="submit" variant="primary">
            {t('take')}
          </Button>
        </div>
      </form>
      <Section title={t('python')}>
        {EXPORT_FORMATS.map((format) => (
          <pre
            key={format}
            tabIndex={0}
            className="mb-2 overflow-x-auto rounded-md bg-sunken px-3 py-2 text-sm"
          >
            {PYTHON[format]}
          </pre>
        ))}
      </Section>
    </Page>
  );
}

function Choices({
  name,
  legend,
  options,
}: {
  name: string;
  legend: string;
  options: { value: string; label: string }[];
}) {
  return (
    <fieldset className="flex flex-col gap-2">
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
