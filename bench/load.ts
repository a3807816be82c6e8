import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export interface Load {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  connections: number;
  seconds: number;
}

/** Times in ms; `failures`: responses other than HTTP 200 and broken connections. */
const report = z.object({ perSecond: z.number(), p50: z.number(), p99: z.number(), failures: z.number() });
export type Report = z.infer<typeof report>;

const SENDER = fileURLToPath(new URL('loadProcess.ts', import.meta.url));

/** Sends the load from its own process, so that sender and server do not share an event loop. */
export async function runLoad(load: Load): Promise<Report> {
  const sender = spawn(process.execPath, [SENDER], { stdio: ['pipe', 'pipe', 'inherit'] });
  sender.stdin.end(JSON.stringify(load));
  let output = '';
  sender.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await once(sender, 'close');
  return report.parse(JSON.parse(output));
}
