import { PDF, PdfDict } from '@libpdf/core';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Finding } from './report.ts';
import { SigningStage } from './testing/signingStage.ts';
import { verifyPdf } from './verifyPdf.ts';

let stage: SigningStage;
let signed: Uint8Array;

beforeAll(async () => {
  stage = await SigningStage.open();
  signed = await stage.signedByBoth();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Writes over the last occurrence: within the last signature, which no other covers. */
function overwrite(pdf: Uint8Array, found: string, by: string): Uint8Array {
  const file = Buffer.from(pdf);
  const at = file.lastIndexOf(found);
  if (at === -1) throw new Error(`${found} is not there`);
  file.write(by, at + found.length - by.length, 'latin1');
  return new Uint8Array(file);
}

const appended = (pdf: Uint8Array, text: string) => new Uint8Array(Buffer.concat([pdf, Buffer.from(text)]));

async function withoutValidationData(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDF.load(pdf);
  document.getCatalog().set('DSS', PdfDict.of({}));
  return document.save({ incremental: true });
}

/** id-aa-timeStampToken as it stands in the signature. */
const STAMP_TYPE = '060b2a864886f70d010910020e';
const genTime = () => Buffer.from(stage.now.toISOString().slice(0, 10).replaceAll('-', '')).toString('hex');

interface Attack {
  name: string;
  finding: Finding;
  make: (pdf: Uint8Array) => Uint8Array | Promise<Uint8Array>;
}

const ATTACKS: Attack[] = [
  {
    name: 'a time stamp under another name',
    finding: 'stampAbsent',
    make: (pdf) => overwrite(pdf, STAMP_TYPE, '0d'),
  },
  {
    name: 'another time in the time stamp',
    finding: 'stampBroken',
    make: (pdf) => overwrite(pdf, genTime(), '0'),
  },
  {
    name: 'text in the room that the signature left over',
    finding: 'hiddenBytes',
    make: (pdf) => overwrite(pdf, '00'.repeat(40), Buffer.from('price 1.00').toString('hex')),
  },
  { name: 'text after its end', finding: 'bytesAfterEnd', make: (pdf) => appended(pdf, '\nprice 1.00\n') },
  {
    name: 'text and another end after its end',
    finding: 'bytesAfterEnd',
    make: (pdf) => {
      const [end = ''] = /startxref\s+\d+\s+%%EOF\s*$/.exec(Buffer.from(pdf).toString('latin1')) ?? [];
      return appended(pdf, `\nprice 1.00\n${end}`);
    },
  },
  {
    name: 'its revocation data taken out',
    finding: 'revocationDataAbsent',
    make: withoutValidationData,
  },
];

test.for(ATTACKS)('a document with $name does not pass without a word', async ({ finding, make }) => {
  const roots = [stage.root.certificate];
  expect(await verifyPdf(signed, roots)).toMatchObject({ findings: [], isValid: true });
  expect(await verifyPdf(await make(signed), roots)).toMatchObject({ findings: [finding], isValid: false });
});

const yearsFromNow = (years: number) => new Date(stage.now.getTime() + years * 365 * 86_400_000);

test('a contract outlives the certificates that signed and stamped it: those count that held at that time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: yearsFromNow(4) });
  const report = await verifyPdf(signed, [stage.root.certificate]);
  expect(report).toMatchObject({ findings: [], isValid: true });
  expect(report.signatures.map(({ signedAt }) => signedAt?.getUTCFullYear())).toEqual(
    Array.from({ length: 2 }, () => stage.now.getUTCFullYear()),
  );
});

test('a stamp of a time for which its certificate does not hold is broken', async () => {
  const late = { identity: stage.shipper, fieldName: 'PartyA', stampedAt: yearsFromNow(3.5) };
  const stamped = await stage.signedBy(await stage.contract(), late);
  const { signatures } = await verifyPdf(stamped, [stage.root.certificate]);
  expect(signatures.map(({ stamp }) => stamp)).toEqual(['broken']);
});
