'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { RadioGroup } from '@/components/ui/form/radio-group';
import { Section } from '@/components/ui/section';
import { ROUND_KINDS, type RoundKind } from '@/lib/round/round';
import type { RoundPreset } from '@/lib/round/preset';
import type { RoundAnnotator } from '@/lib/round/view';
import type { SampleFacets } from '@/lib/sample/query';
import type { RoundPreview as Preview } from '@/lib/round/preview';
import { useKeptSamples } from './kept-samples';
import { MoreSettings } from './more-settings';
import { NumberField } from './number-field';
import { PeopleFields } from './people-fields';
import { RoundPreview } from './round-preview';
import { SamplesFields, type SamplesFrom } from './samples-fields';
import { create, preview } from './actions';
import { readRound } from './read-round';

interface Props {
  projectId: string;
  /** The round's future id: the draw depends on it, so the preview and the round draw the same. */
  roundId: string;
  /** What the form starts with. */
  preset: RoundPreset;
  annotators: readonly RoundAnnotator[];
  facets: SampleFacets;
}

/**
 * A new round; only what applies is asked for, and what most leave as it is stands folded. It is shown what it would draw before it
 * opens.
 */
export function RoundForm({ projectId, roundId, preset, annotators, facets }: Props) {
  const t = useTranslations('rounds');
  const f = useTranslations('rounds.form');
  const [kind, setKind] = useState<RoundKind>(preset.kind);
  const kept = useKeptSamples(projectId);
  const [picked, setPicked] = useState<SamplesFrom | null>(null);
  const from = picked ?? (kept ? 'kept' : 'all');
  const [id] = useState(roundId);
  const form = useRoundForm(projectId);
  return (
    <Section title={f('what')}>
      <ActionForm action={form.action} submit={form.drawn ? t('create') : t('show')} className="gap-6">
        {(error) => (
          <>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="drawn" value={form.drawn} />
            <div className="flex flex-col gap-6" onChange={form.forget}>
              <RadioGroup
                name="kind"
                aria-label={t('kind.label')}
                value={kind}
                onValueChange={setKind}
                options={ROUND_KINDS.map((value) => ({
                  value,
                  label: t(`kind.${value}`),
                  hint: t(`kindText.${value}`),
                }))}
              />
              <Field label={f('name')} name="name" optional error={error('name')}>
                <Input name="name" maxLength={120} autoComplete="off" />
              </Field>
              <NumberField
                name="overlap"
                label={f('overlap')}
                hint={f('overlapText')}
                min={1}
                max={20}
                value={preset.overlap}
                error={error('overlap')}
              />
              <SamplesFields
                facets={facets}
                kept={kept}
                from={from}
                onFrom={setPicked}
                size={preset.size}
                error={error}
                onChange={form.forget}
              />
              <PeopleFields annotators={annotators} />
              <MoreSettings kind={kind} all={from === 'all'} error={error} />
            </div>
            {form.shown && <RoundPreview preview={form.shown} />}
          </>
        )}
      </ActionForm>
    </Section>
  );
}

/**
 * A form that is submitted twice: first it shows what the round would draw; then, if nothing has changed, it opens the
 * round. What the server would not draw any more it refuses, and the preview goes.
 */
function useRoundForm(projectId: string) {
  const [shown, setShown] = useState<Preview | null>(null);
  const ready = shown !== null && shown.unknown.length === 0;
  const action: FormAction = async (state, data) => {
    if (data.get('drawn')) {
      const next = await create({ projectId }, state, data);
      if (next.error?.code === 'state' && next.error.reason === 'draw_changed') setShown(null);
      return next;
    }
    const outcome = await preview({ projectId, ...readRound(data) });
    setShown(outcome.ok ? outcome.value : null);
    return { ...state, error: outcome.ok ? null : outcome.error };
  };
  return { action, shown, drawn: ready ? shown.drawn : '', forget: () => setShown(null) };
}
