import { redirect } from 'next/navigation';
import { findCtx } from '@/lib/entry/require-ctx';

export default async function RootPage() {
  redirect((await findCtx()) ? '/projects' : '/sign-in');
}
