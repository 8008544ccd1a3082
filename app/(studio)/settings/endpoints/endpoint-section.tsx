import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { LinkButton } from '@/components/ui/link-button';
import { Section } from '@/components/ui/section';
import type { ListedEndpoint } from '@/lib/llm/server/list-endpoints';
import { ModelLine } from './model-line';
import { RemoveEndpoint } from './remove-endpoint';

/** One endpoint: where it is, what it may bear, its models; one of the environment is changed there and not here. */
export function EndpointSection({ endpoint }: { endpoint: ListedEndpoint }) {
  const t = useTranslations('endpoints');
  const { id, name, baseUrl, keyHint, allowPrivate, maxInFlight, timeoutSeconds, apiVersion, proxy } =
    endpoint;
  const fromEnvironment = endpoint.source === 'environment';
  const key = keyHint === null ? t('noKey') : keyHint ? t('keyEnds', { end: keyHint }) : t('keyKept');
  return (
    <Section
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere">{name}</span>
          {fromEnvironment && <Badge>{t('environment')}</Badge>}
        </span>
      }
      description={fromEnvironment ? t('environmentText') : undefined}
      actions={
        !fromEnvironment && (
          <>
            <LinkButton href={`/settings/endpoints/${id}`} aria-label={t('changeThis', { name })}>
              {t('change')}
            </LinkButton>
            <RemoveEndpoint id={id} name={name} />
          </>
        )
      }
    >
      <DescriptionList
        items={[
          { term: t('address'), value: <span className="wrap-anywhere">{baseUrl}</span> },
          ...(apiVersion === null ? [] : [{ term: t('apiVersion'), value: apiVersion }]),
          { term: t('key'), value: key },
          { term: t('addresses'), value: allowPrivate ? t('privateToo') : t('publicOnly') },
          ...(proxy === null
            ? []
            : [{ term: t('proxy'), value: <span className="wrap-anywhere">{proxy}</span> }]),
          { term: t('limits'), value: t('limitsText', { calls: maxInFlight, seconds: timeoutSeconds }) },
        ]}
      />
      <h3 className="mt-4 text-sm font-medium text-ink-3">{t('models')}</h3>
      <ul className="divide-y divide-line">
        {endpoint.models.map((model) => (
          <ModelLine key={model.name} endpointId={id} model={model} found={endpoint.found[model.name]} />
        ))}
      </ul>
    </Section>
  );
}
