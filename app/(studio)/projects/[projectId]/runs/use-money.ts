import { useFormatter } from 'next-intl';

/**
 * Amounts in the currency of the prices, which only the owner knows, so as plain numbers; small ones with more
 * decimals.
 */
export function useMoney(): (amount: number) => string {
  const format = useFormatter();
  return (amount) =>
    format.number(amount, {
      minimumFractionDigits: amount === 0 ? 0 : 2,
      maximumFractionDigits: Math.abs(amount) < 1 ? 4 : 2,
    });
}
