import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

/** Output of a program that reads the given files; `at` says where they lie. */
async function output(
  files: Record<string, Uint8Array | string>,
  command: (at: (name: string) => string) => readonly [string, readonly string[]],
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pdf-signing-'));
  const at = (name: string) => path.join(folder, name);
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(at(name), content);
    const [program, args] = command(at);
    return (await run(program, [...args])).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function pem(certificate: Uint8Array): string {
  const lines =
    Buffer.from(certificate)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

/** What poppler says of each signature, with a root trusted. */
export async function pdfsig(pdf: Uint8Array, root: Uint8Array): Promise<string[]> {
  const store = await mkdtemp(path.join(tmpdir(), 'pdf-signing-store-'));
  const database = `sql:${store}`;
  try {
    await run('certutil', ['-N', '-d', database, '--empty-password', '-f', '/dev/null']);
    const trusted = ['-A', '-d', database, '-n', 'root', '-t', 'CT,C,C', '-i'];
    await output({ 'root.pem': pem(root) }, (at) => ['certutil', [...trusted, at('root.pem')]]);
    const said = await output({ 'signed.pdf': pdf }, (at) => ['pdfsig', ['-nssdir', database, at('signed.pdf')]]);
    return [...said.matchAll(/(?:Signature|Certificate) Validation: (.*)/g)].map(([, found]) => found ?? '');
  } finally {
    await rm(store, { recursive: true });
  }
}

/** Structure of a document with its text, one element a line, as poppler hands it to screen readers. */
export async function structureOf(pdf: Uint8Array): Promise<string[]> {
  const said = await output({ 'a.pdf': pdf }, (at) => ['pdfinfo', ['-struct-text', at('a.pdf')]]);
  return said.split('\n').flatMap((line) => line.replace(/ \(block\)$/, '').trim() || []);
}

const RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;

/** Signatures of a document with the bytes that each covers, and where these end. */
export function signaturesIn(pdf: Uint8Array): { der: Uint8Array; covered: Uint8Array; end: number }[] {
  return [...Buffer.from(pdf).toString('latin1').matchAll(RANGE)].map((found) => {
    const [from = 0, length = 0, from2 = 0, length2 = 0] = found.slice(1).map(Number);
    const hex = Buffer.from(pdf.slice(from + length + 1, from2 - 1)).toString('latin1');
    const covered = Buffer.concat([pdf.slice(from, from + length), pdf.slice(from2, from2 + length2)]);
    return { der: Buffer.from(hex, 'hex'), covered, end: from2 + length2 };
  });
}

/** Whether OpenSSL accepts each signature (CAdES) over the bytes around it, with a root trusted. */
export async function opensslAccepts(pdf: Uint8Array, root: Uint8Array): Promise<boolean[]> {
  const accepted: boolean[] = [];
  for (const { der, covered } of signaturesIn(pdf)) {
    const files = { 'root.pem': pem(root), 'signature.der': der, 'signed.bin': covered };
    const ways = ['-cades', '-binary', '-inform', 'DER', '-purpose', 'any', '-out', '/dev/null'];
    const verified = output(files, (at) => [
      'openssl',
      ['cms', '-verify', ...ways, '-in', at('signature.der')].concat(
        ['-content', at('signed.bin')],
        ['-CAfile', at('root.pem')],
      ),
    ]);
    accepted.push(
      await verified.then(
        () => true,
        () => false,
      ),
    );
  }
  return accepted;
}

/** Structure of DER bytes as OpenSSL reads them. */
export const asn1Of = (der: Uint8Array): Promise<string> =>
  output({ 'read.der': der }, (at) => ['openssl', ['asn1parse', '-inform', 'DER', '-in', at('read.der')]]);

/** A list of revoked certificates as OpenSSL prints it. */
export const printedCrl = (der: Uint8Array): Promise<string> =>
  output({ 'list.crl': der }, (at) => ['openssl', ['crl', '-inform', 'DER', '-noout', '-text', '-in', at('list.crl')]]);

const objects = z.object({
  qpdf: z.tuple([z.unknown(), z.record(z.string(), z.object({ value: z.unknown() }).partial())]),
});
const dictionary = z.looseObject({ '/Type': z.string() });

/** Dictionaries of a type in a document, such as `/Page`, as qpdf reads them. */
export async function byQpdf(pdf: Uint8Array, type: string): Promise<z.infer<typeof dictionary>[]> {
  const json = await output({ 'read.pdf': pdf }, (at) => ['qpdf', ['--json=2', '--json-key=qpdf', at('read.pdf')]]);
  return Object.values(objects.parse(JSON.parse(json)).qpdf[1]).flatMap(({ value }) => {
    const { success, data } = dictionary.safeParse(value);
    return success && data['/Type'] === type ? [data] : [];
  });
}
