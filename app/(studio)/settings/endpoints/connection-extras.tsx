import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { FoldedFields } from '@/components/ui/form/folded-fields';
import { Input } from '@/components/ui/form/input';

interface Props {
  apiVersion: string;
  proxy: string;
  onProxyChange: (proxy: string) => void;
  error: (path: string) => string | undefined;
}

/** What few connections need: an API version and a proxy, folded until one is there. */
export function ConnectionExtras({ apiVersion, proxy, onProxyChange, error }: Props) {
  const t = useTranslations('endpoints');
  const faulty = error('apiVersion') ?? error('proxy');
  return (
    <FoldedFields
      label={t('moreConnection')}
      given={apiVersion !== '' || proxy !== ''}
      faulty={faulty !== undefined}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('apiVersion')}
          name="apiVersion"
          hint={t('apiVersionHint')}
          error={error('apiVersion')}
          optional
        >
          <Input
            name="apiVersion"
            defaultValue={apiVersion}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Field label={t('proxy')} name="proxy" hint={t('proxyHint')} error={error('proxy')} optional>
          <Input
            name="proxy"
            type="url"
            value={proxy}
            onChange={(event) => onProxyChange(event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      </div>
    </FoldedFields>
  );
}
