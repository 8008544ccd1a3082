import { notFound } from 'next/navigation';

/** An address in a project that no page has: not found, but under the bar, for who is signed in. */
export default function NoSuchPage(): never {
  notFound();
}
