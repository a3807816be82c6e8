import pg from 'pg';
import { PostgresFailed } from './errors.ts';

const RETRYABLE_CODES = new Set(['57P03', '57P01', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT']);

/** False while the server starts or stops. SCRAM also proves that the server is ours. Throws PostgresFailed. */
export async function acceptsConnections(url: string): Promise<boolean> {
  const failure = await probeConnection(url);
  if (!failure) return true;
  if (RETRYABLE_CODES.has(failure.code)) return false;
  throw new PostgresFailed(`PostgreSQL runs but does not let us in: ${failure.reason}`);
}

async function probeConnection(url: string): Promise<{ code: string; reason: string } | undefined> {
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
