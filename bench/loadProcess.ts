import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { z } from 'zod';

const load = z.object({
  url: z.string(),
  method: z.enum(['GET', 'POST']),
  headers: z.record(z.string(), z.string()),
  body: z.string().optional(),
  connections: z.number(),
  seconds: z.number(),
});

const { seconds, ...asked } = load.parse(JSON.parse(await text(process.stdin)));
const { requests, latency, non2xx, errors, duration } = await autocannon({ ...asked, duration: seconds });
const report = {
  perSecond: requests.total / duration,
  p50: latency.p50,
  p99: latency.p99,
  failures: non2xx + errors,
};
process.stdout.write(JSON.stringify(report));
