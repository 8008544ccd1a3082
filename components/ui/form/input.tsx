'use client';

import { Input as BaseInput } from '@base-ui/react/input';
import { type ComponentProps } from 'react';
import { controlStyle } from './control-style';
import { cx } from '../cx';

type Props = Omit<ComponentProps<typeof BaseInput>, 'className'> & { className?: string };

export function Input({ className, ...rest }: Props) {
  return <BaseInput {...rest} className={cx(controlStyle, 'h-8', className)} />;
}
