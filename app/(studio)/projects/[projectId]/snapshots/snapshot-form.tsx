'use client';

import { useTranslations } from 'next-intl';
import { ActionForm } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { FoldedFields } from '@/components/ui/form/folded-fields';
import { Input } from '@/components/ui/form/input';
import { RadioGroup } from '@/components/ui/form/radio-group';
import { Select } from '@/components/ui/form/select';
import { Textarea } from '@/components/ui/form/textarea';
import { SNAPSHOT_CONTENTS, snapshotTermsSchema } from '@/lib/snapshot/order';
import type { SnapshotView } from '@/lib/snapshot/view-schema';
import { createSnapshot } from './actions';
import { NO_RELEASED } from './snapshot-fields';
import { SplitFields } from './split-fields';

const TERMS = snapshotTermsSchema.keyof().options;

interface Props {
  projectId: string;
  /** The snapshot before, whose splits and terms this one begins with. */
  latest: Pick<SnapshotView, 'splits' | 'terms'> | null;
  /** Labels that were released before, by value and name. */
  released: readonly { value: string; label: string }[];
}

/** What a new snapshot holds, why it is made, how it is split, and under what terms others may use it. */
export function SnapshotForm({ projectId, latest, released }: Props) {
  const t = useTranslations('snapshots');
  const terms = latest?.terms;
  const given = terms !== undefined && Object.values(terms).some((text) => text !== '');
  return (
    <ActionForm action={createSnapshot.bind(null, { projectId })} submit={t('create')} saved={t('created')}>
      {(error) => (
        <>
          <Field
            label={t('reason')}
            name="reason"
            hint={t('reasonText')}
            error={error('reason')}
            className="max-w-160"
          >
            <Input name="reason" autoComplete="off" />
          </Field>
          <RadioGroup
            name="content"
            aria-label={t('content')}
            defaultValue={SNAPSHOT_CONTENTS[0] as string}
            options={SNAPSHOT_CONTENTS.map((value) => ({
              value: value as string,
              label: t(`contents.${value}.name`),
              hint: t(`contents.${value}.text`),
            }))}
          />
          {released.length > 0 && (
            <Field
              label={t('errata.released')}
              name="released"
              optional
              hint={t('errata.releasedText')}
              error={error('released')}
              className="max-w-160"
            >
              <Select
                name="released"
                defaultValue={NO_RELEASED}
                options={[{ value: NO_RELEASED, label: t('errata.noReleased') }, ...released]}
              />
            </Field>
          )}
          <SplitFields first={latest?.splits ?? []} error={error} />
          <FoldedFields
            label={t('terms')}
            given={given}
            faulty={TERMS.some((one) => error(`terms.${one}`) !== undefined)}
          >
            <div className="flex max-w-160 flex-col gap-3">
              <Field
                label={t('licence')}
                name="licence"
                optional
                hint={t('licenceText')}
                error={error('terms.licence')}
              >
                <Input name="licence" autoComplete="off" defaultValue={terms?.licence} />
              </Field>
              <Field label={t('citation')} name="citation" optional error={error('terms.citation')}>
                <Textarea name="citation" defaultValue={terms?.citation} />
              </Field>
              <Field label={t('contact')} name="contact" optional error={error('terms.contact')}>
                <Input name="contact" autoComplete="off" defaultValue={terms?.contact} />
              </Field>
            </div>
          </FoldedFields>
        </>
      )}
    </ActionForm>
  );
}
