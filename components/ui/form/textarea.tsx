'use client';

import { Field } from '@base-ui/react/field';
import { type ComponentProps } from 'react';
import { controlStyle } from './control-style';
import { cx } from '../cx';

/** A text area; inside a Field it takes label, hint and error from it. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <Field.Control
      render={<textarea {...rest} rows={rows} />}
      className={cx(controlStyle, 'min-h-16 resize-y py-1.5', className)}
    />
  );
}
