import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

/** Right or wrong, in words, sign and colour. */
export function CorrectBadge({ right }: { right: boolean }) {
  const t = useTranslations('training');
  return (
    <Badge
      tone={right ? 'confirmed' : 'danger'}
      icon={right ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
    >
      {t(right ? 'right' : 'wrong')}
    </Badge>
  );
}
