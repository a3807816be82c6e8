import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createAuthority,
  createRevocationList,
  type Identity,
  issueIdentity,
  serialNumberOf,
} from './certificateAuthority.ts';
import { localSigner } from './localSigner.ts';
import { placeSeal } from './placeSeal.ts';
import { companySeal, personalSeal } from './seal.ts';
import { signPdf } from './signPdf.ts';
import { localTimestamps } from './timestampAuthority.ts';
import { verifyPdf } from './verifyPdf.ts';

const run = promisify(execFile);
const NOW = new Date();
const DAY_MS = 86_400_000;
const YEAR = { from: NOW, days: 365 };

let folder: string;
let root: Identity;
let clock: Identity;
let shipper: Identity;
let platform: Identity;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-signing-'));
  root = await createAuthority({ commonName: 'Test root', country: 'CN' }, { from: NOW, days: 3650 });
  clock = await issueIdentity(root, 'timestamps', { commonName: 'Test clock' }, { from: NOW, days: 3650 });
  const company = {
    organization: '西安国际陆港多式联运有限公司',
    serialNumber: '91610131MA6TQ1234X',
    country: 'CN',
  };
  shipper = await issueIdentity(root, 'signing', { commonName: '王小明', ...company }, YEAR);
  platform = await issueIdentity(root, 'signing', { commonName: 'ООО «Евразия»' }, YEAR);
});

afterAll(() => rm(folder, { recursive: true }));

async function contract(): Promise<Uint8Array> {
  const pdf = PDF.create();
  for (const words of ['Price 2,350.00 USD', 'Signatures']) {
    const page = pdf.addPage({ size: 'a4' });
    page.drawText(words, { x: 60, y: 700, size: 20 });
  }
  return pdf.save();
}

interface Signer {
  identity: Identity;
  fieldName: string;
  revoked?: { serialNumber: string; at: Date }[];
}

async function signedBy(pdf: Uint8Array, { identity, fieldName, revoked = [] }: Signer): Promise<Uint8Array> {
  const list = await createRevocationList(root, revoked, { from: NOW, days: 30 });
  return signPdf(pdf, {
    signer: await localSigner(identity, [root.certificate]),
    timestamps: localTimestamps({
      identity: clock,
      chain: [root.certificate],
      policy: '1.3.6.1.4.1.32473.1',
      now: () => NOW,
    }),
    revocationList: () => Promise.resolve(list),
    fieldName,
    reason: 'Contract',
    location: 'Ironsilk',
    at: NOW,
  });
}

const seal = () =>
  companySeal({ name: '西安国际陆港多式联运有限公司', use: '合同专用章', code: '6101310123456' });

async function signedByBoth(): Promise<Uint8Array> {
  const sealed = await placeSeal(await contract(), await seal(), {
    pageIndex: -1,
    x: 80,
    y: 300,
    width: 120,
  });
  const first = await signedBy(sealed, { identity: shipper, fieldName: 'PartyA' });
  const signature = await personalSeal({ name: 'Иванов И. И.', lines: ['ООО «Евразия»', '2026-11-22'] });
  const second = await placeSeal(first, signature, { pageIndex: -1, x: 340, y: 300, width: 160 });
  return signedBy(second, { identity: platform, fieldName: 'PartyB' });
}

function pem(certificate: Uint8Array): string {
  const lines =
    Buffer.from(certificate)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

/** What poppler says of each signature, with our root trusted. */
async function pdfsig(pdf: Uint8Array): Promise<string[]> {
  const store = `sql:${folder}`;
  await writeFile(path.join(folder, 'root.pem'), pem(root.certificate));
  await writeFile(path.join(folder, 'signed.pdf'), pdf);
  await run('certutil', ['-N', '-d', store, '--empty-password', '-f', '/dev/null']).catch(() => undefined);
  await run('certutil', [
    '-A',
    '-d',
    store,
    '-n',
    'root',
    '-t',
    'CT,C,C',
    '-i',
    path.join(folder, 'root.pem'),
  ]);
  const { stdout } = await run('pdfsig', ['-nssdir', store, path.join(folder, 'signed.pdf')]);
  return [...stdout.matchAll(/(?:Signature|Certificate) Validation: (.*)/g)].map(([, said]) => said ?? '');
}

const RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;

/** Whether OpenSSL accepts each signature over the bytes around it, with our root trusted. */
async function opensslAccepts(pdf: Uint8Array): Promise<boolean[]> {
  const rootFile = path.join(folder, 'openssl-root.pem');
  const signature = path.join(folder, 'signature.der');
  const content = path.join(folder, 'signed.bin');
  await writeFile(rootFile, pem(root.certificate));
  const accepted: boolean[] = [];
  for (const found of Buffer.from(pdf).toString('latin1').matchAll(RANGE)) {
    const [from = 0, length = 0, from2 = 0, length2 = 0] = found.slice(1).map(Number);
    const parts = [pdf.slice(from, from + length), pdf.slice(from2, from2 + length2)];
    await writeFile(content, Buffer.concat(parts));
    const hex = Buffer.from(pdf.slice(from + length + 1, from2 - 1)).toString('latin1');
    await writeFile(signature, Buffer.from(hex, 'hex'));
    const files = ['-in', signature, '-content', content, '-CAfile', rootFile];
    const ways = ['-binary', '-inform', 'DER', '-purpose', 'any', '-out', '/dev/null'];
    const verified = run('openssl', ['cms', '-verify', ...ways, ...files]);
    accepted.push(
      await verified.then(
        () => true,
        () => false,
      ),
    );
  }
  return accepted;
}

describe('a document that both sides signed', () => {
  test('is accepted by OpenSSL, and not with a byte changed', async () => {
    const pdf = await signedByBoth();
    expect(await opensslAccepts(pdf)).toEqual([true, true]);
    const changed = Uint8Array.from(pdf);
    changed[300] = (changed[300] ?? 0) ^ 1;
    expect(await opensslAccepts(changed)).toEqual([false, false]);
  });

  test('is accepted by another program, both signatures after the second', async () => {
    const valid = ['Signature is Valid.', 'Certificate is Trusted.'];
    expect(await pdfsig(await signedByBoth())).toEqual([...valid, ...valid]);
  });

  test('says who signed and when', async () => {
    const { signatures, isValid } = await verifyPdf(await signedByBoth(), [root.certificate]);
    const signedAt = new Date(Math.floor(NOW.getTime()));
    expect(signatures).toMatchObject([
      {
        fieldName: 'PartyA',
        signerName: '王小明',
        organization: '西安国际陆港多式联运有限公司',
        serialNumber: '91610131MA6TQ1234X',
        signedAt,
        isIntact: true,
        isTrusted: true,
        contentSince: 'stamped',
      },
      { fieldName: 'PartyB', signerName: 'ООО «Евразия»', signedAt, isTrusted: true, contentSince: 'same' },
    ]);
    expect(isValid).toBe(true);
  });

  test('is found out at any changed byte of what was signed', async () => {
    const pdf = await signedByBoth();
    for (const place of [300, 700, 900]) {
      const changed = Uint8Array.from(pdf);
      changed[place] = (changed[place] ?? 0) ^ 1;
      const report = await verifyPdf(changed, [root.certificate]).catch(() => ({ isValid: false }));
      expect(report.isValid).toBe(false);
      expect(await pdfsig(changed).catch(() => [])).not.toContain('Signature is Valid.');
    }
  });

  test('is found out when pages are written over after the last signature', async () => {
    const document = await PDF.load(await signedByBoth());
    document.getPages()[0]?.drawText('and 9,999.00 more', { x: 60, y: 660 });
    const report = await verifyPdf(await document.save({ incremental: true }), [root.certificate]);
    expect(report.isValid).toBe(false);
    expect(report.signatures.map(({ isIntact, contentSince }) => [isIntact, contentSince])).toEqual([
      [true, 'changed'],
      [true, 'changed'],
    ]);
  });

  test('is found out when a stamp is added after the last signature', async () => {
    const stamped = await placeSeal(await signedByBoth(), await seal(), {
      pageIndex: 0,
      x: 9,
      y: 9,
      width: 99,
    });
    expect((await verifyPdf(stamped, [root.certificate])).isValid).toBe(false);
  });

  test('keeps small', async () => {
    expect((await signedByBoth()).length).toBeLessThan(200_000);
  });
});

describe('a signature does not hold', () => {
  test('of an authority that is not trusted', async () => {
    const report = await verifyPdf(await signedByBoth(), []);
    expect(report.signatures.map(({ isIntact, isTrusted }) => [isIntact, isTrusted])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(report.isValid).toBe(false);
  });

  test('of a certificate that was revoked before', async () => {
    const revoked = [
      { serialNumber: serialNumberOf(shipper.certificate), at: new Date(NOW.getTime() - DAY_MS) },
    ];
    const pdf = await signedBy(await contract(), { identity: shipper, fieldName: 'PartyA', revoked });
    expect((await verifyPdf(pdf, [root.certificate])).signatures).toMatchObject([{ isTrusted: false }]);
  });

  test('of a certificate that was revoked afterwards: holds, as of its time', async () => {
    const revoked = [
      { serialNumber: serialNumberOf(shipper.certificate), at: new Date(NOW.getTime() + DAY_MS) },
    ];
    const pdf = await signedBy(await contract(), { identity: shipper, fieldName: 'PartyA', revoked });
    expect((await verifyPdf(pdf, [root.certificate])).isValid).toBe(true);
  });

  test('of a certificate that had run out', async () => {
    const past = { from: new Date(NOW.getTime() - 400 * DAY_MS), days: 365 };
    const old = await issueIdentity(root, 'signing', { commonName: '王小明' }, past);
    const pdf = await signedBy(await contract(), { identity: old, fieldName: 'PartyA' });
    expect((await verifyPdf(pdf, [root.certificate])).signatures).toMatchObject([{ isTrusted: false }]);
  });

  test('where there is none', async () => {
    expect(await verifyPdf(await contract(), [root.certificate])).toEqual({ signatures: [], isValid: false });
  });
});
