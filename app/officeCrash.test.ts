import pg from 'pg';
import PizZip from 'pizzip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDocx } from '../features/contract/server/document/buildDocx.ts';
import * as wire from '../features/office/wire.ts';
import { download, upload } from '../features/resource/wire.ts';
import type { TestFile } from '../platform/testing/actor.ts';
import { KillableServer } from './testing/killableServer.ts';

let server: KillableServer;
let client: pg.Client;
beforeAll(async () => {
  server = await KillableServer.onDemoCopy();
  client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await server.start();
});
afterAll(async () => {
  await client.end();
  await server.remove();
});

const docx = (text: string): TestFile => ({
  name: 'contract.docx',
  content: new Uint8Array(buildDocx([{ text, style: 'text' }])),
});
const textOf = ({ content }: TestFile) =>
  (new PizZip(content).file('word/document.xml')?.asText() ?? '').replace(/<[^>]+>/g, '');

test('a server killed during a save leaves the old document or the new one, and the save is done again', async () => {
  const shipper = await server.as('shipper');
  const { busiResources } = await shipper.send(upload, {}, docx('old'));
  const fileId = busiResources[0]?.id ?? 0;
  const document = { kind: 'resource', documentId: fileId };
  const { batchNo } = await shipper.send(wire.initOfficeConfig, document);

  // holds the last statement up, so that the kill falls after version and bytes were written
  await client.query('begin');
  await client.query('select 1 from resource where id = $1 for update', [fileId]);
  const saving = shipper.send(wire.saveDocument, { batchNo }, docx('new')).catch(() => null);
  await expect
    .poll(
      async () =>
        (await client.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount,
    )
    .toBeGreaterThan(0);
  await server.kill();
  await client.query('rollback');
  expect(await saving).toBeNull();
  await server.start();

  const again = await server.as('shipper');
  expect(textOf(await again.download(download, { resourceId: fileId }))).toBe('old');
  expect(await again.send(wire.saveCallback, { batchNo })).toBe('0');
  expect((await again.send(wire.listVersions, document)).map(({ versionNo }) => versionNo)).toEqual([1]);
  expect(await again.send(wire.saveDocument, { batchNo }, docx('new'))).toEqual({ versionNo: 2 });
  expect(textOf(await again.download(download, { resourceId: fileId }))).toBe('new');
});
