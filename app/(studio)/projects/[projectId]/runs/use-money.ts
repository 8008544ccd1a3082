import { useFormatter } from 'next-intl';

/** Amounts in the currency of the prices, which only the owner knows: plain numbers, small ones with more places. */
export function useMoney(): (amount: number) => string {
  const format = useFormatter();
  return (amount) =>
    format.number(amount, {
      minimumFractionDigits: amount === 0 ? 0 : 2,
      maximumFractionDigits: Math.abs(amount) < 1 ? 4 : 2,
    });
}
