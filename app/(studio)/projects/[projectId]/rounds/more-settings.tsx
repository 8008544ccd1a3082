import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/form/checkbox';
import { FoldedFields } from '@/components/ui/form/folded-fields';
import { OptionLine } from '@/components/ui/form/option-line';
import { RadioGroup } from '@/components/ui/form/radio-group';
import { isRanked, ROUND_ORDERS, type RoundKind, type RoundOrder } from '@/lib/round/round';
import { NumberField } from './number-field';

/** The fields here that can be refused. */
const REFUSED = ['share', 'drawShare', 'leaseHours', 'randomShare', 'honeypotShare'];

interface Props {
  kind: RoundKind;
  /** All samples of the project are chosen, so that later ones may join. */
  all: boolean;
  error: (path: string) => string | undefined;
}

/** What most rounds leave as it is: which share, in what order, honeypots, and what counts. */
export function MoreSettings({ kind, all, error }: Props) {
  const t = useTranslations('rounds');
  const f = useTranslations('rounds.form');
  const s = useTranslations('rounds.samples');
  const [order, setOrder] = useState<RoundOrder>('arrival');
  const percent = (name: 'share' | 'randomShare' | 'honeypotShare', value: number, max = 100) => (
    <NumberField
      name={name}
      label={f(name)}
      hint={f(`${name}Text`)}
      min={0}
      max={max}
      value={value}
      error={error(name)}
    />
  );
  return (
    <FoldedFields label={f('more')} faulty={REFUSED.some((path) => error(path) !== undefined)}>
      <div className="flex flex-col gap-6 border-l border-line pt-1 pl-4">
        <div className="flex flex-col gap-3">
          <OptionLine control={<Checkbox name="unread" />} label={s('unread')} hint={s('unreadText')} />
          {all && (
            <OptionLine
              control={<Checkbox name="later" defaultChecked />}
              label={s('later')}
              hint={s('laterText')}
            />
          )}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField
            name="drawShare"
            label={s('drawShare')}
            hint={s('drawShareText')}
            min={1}
            max={100}
            error={error('drawShare')}
            optional
          />
          {percent('share', 100)}
          <NumberField
            name="leaseHours"
            label={f('leaseHours')}
            hint={f('leaseHoursText')}
            min={1}
            max={8_760}
            error={error('leaseHours')}
            optional
          />
        </div>
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 text-sm font-medium">{t('order.label')}</legend>
          <RadioGroup
            name="order"
            aria-label={t('order.label')}
            value={order}
            onValueChange={setOrder}
            options={ROUND_ORDERS.map((value) => ({
              value,
              label: t(`order.${value}`),
              hint: t(`orderText.${value}`),
            }))}
          />
          {isRanked(order) && percent('randomShare', 20)}
        </fieldset>
        {kind !== 'training' && (
          <>
            {percent('honeypotShare', 0, 50)}
            <OptionLine control={<Checkbox name="counts" defaultChecked />} label={f('counts')} />
            {kind !== 'reannotation' && (
              <OptionLine
                control={<Checkbox name="repeats" />}
                label={f('repeats')}
                hint={f('repeatsText')}
              />
            )}
          </>
        )}
      </div>
    </FoldedFields>
  );
}
