import { PDF, type PdfRef, PdfStream } from '@libpdf/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { issueIdentity, serialNumberOf } from './certificateAuthority.ts';
import { drawSeals } from './signatureField.ts';
import { asn1Of, byQpdf, opensslAccepts, pdfsig, printedCrl, signaturesIn } from './testing/otherPrograms.ts';
import { FRAMES, SigningStage } from './testing/signingStage.ts';
import { verifyPdf } from './verifyPdf.ts';

const DAY_MS = 86_400_000;

let stage: SigningStage;
let both: Uint8Array;

beforeAll(async () => {
  stage = await SigningStage.open();
  both = await stage.signedByBoth();
});

/** Lists of revoked certificates inside a document. */
async function listsIn(pdf: Uint8Array): Promise<Uint8Array[]> {
  const document = await PDF.load(pdf);
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const lists = document.getCatalog().getDict('DSS', resolve)?.getArray('CRLs', resolve);
  return Array.from({ length: lists?.length ?? 0 }, (_, at) => lists?.at(at, resolve)).flatMap((one) =>
    one instanceof PdfStream ? [one.getDecodedData()] : [],
  );
}

describe('a document that both sides signed', () => {
  test('holds its signatures and time stamps in DER, without a signing-time beside the stamp', async () => {
    for (const { der } of signaturesIn(both)) {
      const structure = await asn1Of(der);
      expect(structure).toContain('id-smime-aa-timeStampToken');
      expect(structure).not.toMatch(/cons: +OCTET STRING|l=inf/);
      expect(structure).not.toContain('signingTime');
    }
  });

  test('has both seals in fields of its page from before the first signature', async () => {
    const [first] = signaturesIn(both);
    const before = await byQpdf(both.slice(0, first?.end), '/Page');
    expect(before).toHaveLength(2);
    expect(before.at(-1)).toMatchObject({ '/Annots': [expect.any(String), expect.any(String)] });
    expect(await byQpdf(both, '/Page')).toEqual(before);
  });

  test('holds a numbered list of revoked certificates from after each signature', async () => {
    const { signatures } = await verifyPdf(both, [stage.root.certificate]);
    const stamps = signatures.map(({ signedAt }) => signedAt?.getTime() ?? Number.NaN);
    const lists = await listsIn(both);
    expect(lists).toHaveLength(2);
    for (const crl of lists) {
      const printed = await printedCrl(crl);
      expect(printed).toMatch(/X509v3 CRL Number: *\n *\d+/);
      const [, made = ''] = /Last Update: (.*)/.exec(printed) ?? [];
      expect(Date.parse(made)).toBeGreaterThanOrEqual(Math.max(...stamps));
    }
  });

  test('is accepted by OpenSSL, and not with a byte changed', async () => {
    const pdf = both;
    expect(await opensslAccepts(pdf, stage.root.certificate)).toEqual([true, true]);
    const changed = Uint8Array.from(pdf);
    changed[300] = (changed[300] ?? 0) ^ 1;
    expect(await opensslAccepts(changed, stage.root.certificate)).toEqual([false, false]);
  });

  test('is accepted by another program, both signatures after the second', async () => {
    const valid = ['Signature is Valid.', 'Certificate is Trusted.'];
    expect(await pdfsig(both, stage.root.certificate)).toEqual([...valid, ...valid]);
  });

  test('says who signed and when', async () => {
    const { signatures, isValid } = await verifyPdf(both, [stage.root.certificate]);
    const signedAt = new Date(Math.floor(stage.now.getTime() / 1000) * 1000);
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
    const pdf = both;
    for (const place of [300, 700, 900]) {
      const changed = Uint8Array.from(pdf);
      changed[place] = (changed[place] ?? 0) ^ 1;
      const report = await verifyPdf(changed, [stage.root.certificate]).catch(() => ({ isValid: false }));
      expect(report.isValid).toBe(false);
      expect(await pdfsig(changed, stage.root.certificate).catch(() => [])).not.toContain('Signature is Valid.');
    }
  });

  test('is found out when pages are written over after the last signature', async () => {
    const document = await PDF.load(both);
    document.getPages()[0]?.drawText('and 9,999.00 more', { x: 60, y: 660 });
    const report = await verifyPdf(await document.save({ incremental: true }), [stage.root.certificate]);
    expect(report.isValid).toBe(false);
    expect(report.signatures.map(({ isIntact, contentSince }) => [isIntact, contentSince])).toEqual([
      [true, 'changed'],
      [true, 'changed'],
    ]);
  });

  test('is found out when a stamp is added after the last signature', async () => {
    const document = await PDF.load(both);
    document.getPages()[0]?.addStampAnnotation({ rect: { x: 9, y: 9, width: 99, height: 99 } });
    const stamped = await document.save({ incremental: true });
    expect((await verifyPdf(stamped, [stage.root.certificate])).isValid).toBe(false);
  });

  test('is found out when a seal is exchanged for another', async () => {
    const document = await PDF.load(both);
    const [frame] = FRAMES;
    if (frame !== undefined) await drawSeals(document, frame, []);
    const exchanged = await document.save({ incremental: true });
    expect((await verifyPdf(exchanged, [stage.root.certificate])).findings).toEqual(['changed']);
  });

  test('keeps small', async () => {
    expect(both.length).toBeLessThan(200_000);
  });
});

describe('a signature does not hold', () => {
  test('of an authority that is not trusted', async () => {
    const report = await verifyPdf(both, []);
    expect(report.signatures.map(({ isIntact, isTrusted }) => [isIntact, isTrusted])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(report.isValid).toBe(false);
  });

  test('of a certificate that was revoked before', async () => {
    const revoked = [
      { serialNumber: serialNumberOf(stage.shipper.certificate), at: new Date(stage.now.getTime() - DAY_MS) },
    ];
    const pdf = await stage.signedBy(await stage.contract(), {
      identity: stage.shipper,
      fieldName: 'PartyA',
      revoked,
    });
    expect((await verifyPdf(pdf, [stage.root.certificate])).signatures).toMatchObject([{ isTrusted: false }]);
  });

  test('of a certificate that was revoked afterwards: holds, as of its time', async () => {
    const revoked = [
      { serialNumber: serialNumberOf(stage.shipper.certificate), at: new Date(stage.now.getTime() + DAY_MS) },
    ];
    const pdf = await stage.signedBy(await stage.contract(), {
      identity: stage.shipper,
      fieldName: 'PartyA',
      revoked,
    });
    expect((await verifyPdf(pdf, [stage.root.certificate])).isValid).toBe(true);
  });

  test('of a certificate that had run out', async () => {
    const past = { from: new Date(stage.now.getTime() - 400 * DAY_MS), days: 365 };
    const old = await issueIdentity(stage.root, 'signing', { commonName: '王小明' }, past);
    const pdf = await stage.signedBy(await stage.contract(), { identity: old, fieldName: 'PartyA' });
    expect((await verifyPdf(pdf, [stage.root.certificate])).signatures).toMatchObject([{ isTrusted: false }]);
  });

  test('where there is none', async () => {
    expect(await verifyPdf(await stage.contract(), [stage.root.certificate])).toEqual({
      signatures: [],
      findings: [],
      isValid: false,
    });
  });
});
