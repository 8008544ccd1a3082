import { metricsResponse } from '@/lib/entry/metrics/response';

export const dynamic = 'force-dynamic';

/** For Prometheus: the metrics of this process and of the database, for whoever shows METRICS_TOKEN. */
export const GET = (request: Request): Promise<Response> => metricsResponse(request);
