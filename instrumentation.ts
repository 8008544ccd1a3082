/** Called by Next once, before the server takes its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  (await import('@/lib/entry/connections')).watchConnections();
  (await import('@/lib/entry/metrics/measure-requests')).measureRequests();
  (await import('@/lib/entry/graceful-stop')).finishBeforeStopping();
}
