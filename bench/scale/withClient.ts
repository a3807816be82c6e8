import pg from 'pg';

/** Runs on a connection of its own, which ends with it. */
export async function withClient<Result>(
  url: string,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // cut off with a database that is stopped: `run` tells why
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
