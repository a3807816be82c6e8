import pg from 'pg';
import { PostgresFailed } from './faults.ts';

const NOT_YET = new Set(['57P03', '57P01', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT']);

/** False while the server starts or stops. SCRAM also proves that the server is ours. Throws PostgresFailed. */
export async function answers(url: string): Promise<boolean> {
  const refusal = await knock(url);
  if (!refusal) return true;
  if (NOT_YET.has(refusal.code)) return false;
  throw new PostgresFailed(`PostgreSQL runs but does not let us in: ${refusal.reason}`);
}

async function knock(url: string): Promise<{ code: string; reason: string } | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'ETIMEDOUT';
    return { code, reason: error instanceof Error ? error.message : String(error) };
  } finally {
    await client.end().catch(() => {});
  }
}
