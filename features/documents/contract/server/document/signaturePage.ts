import { PDF } from '@libpdf/core';
import { embedFont, savePdf } from '../../../../../libs/pdfSigning/embedFont.ts';
import { companySeal, personalSeal } from '../../../../../libs/pdfSigning/seal.ts';
import { addSignatureFields, type Seal } from '../../../../../libs/pdfSigning/signatureField.ts';
import { TaggedContent } from '../../../../../libs/pdfSigning/tags.ts';
import { PARTY_FIELDS, type PartySide } from '../../partyFields.ts';
import { printedCode } from '../verifyCode.ts';
import type { ContractFields } from './fields.ts';

const LEFT = 60;
const TOP = 760;
const LINE = 22;
const SEAL_WIDTH = 130;
const SIGNATURE_WIDTH = 170;
/** Of every contract first; others stand beside it. */
const LANGUAGE = 'zh-CN';
const SEAL_USE = '合同专用章';
/** Lower edges of the parties' fields, points. */
const FIELDS = { a: 420, b: 120 } as const;
const FIELD_HEIGHT = 230;
/** Of the part below the lines, where the seals stand. */
const SEALS_HEIGHT = 160;
const WIDTH = 475;

const frameOf = (side: PartySide, label: string) => ({
  fieldName: PARTY_FIELDS[side],
  label,
  pageIndex: -1,
  x: LEFT,
  y: FIELDS[side],
  width: WIDTH,
  height: SEALS_HEIGHT,
});

/** Signature fields of both parties, on the last page. */
export const PARTY_FRAMES = [frameOf('a', '甲方签章  Party A'), frameOf('b', '乙方签章  Party B')];

/** Adds the page that both parties sign on; returns how many pages there are then. */
export async function addSignaturePage(
  pdf: Uint8Array,
  { contractNo, companyName, registrationCode, platformName }: ContractFields,
  verifyCode: string,
): Promise<{ pdf: Uint8Array; pageCount: number }> {
  const document = await PDF.load(Uint8Array.from(pdf));
  const title = '签署页  Signatures';
  const number = `合同编号  Contract no.  ${contractNo}`;
  const code = `验证码  Verification code  ${printedCode(verifyCode)}`;
  const parties = [
    { side: 'a', lines: ['甲方  Party A', companyName, registrationCode] },
    { side: 'b', lines: ['乙方  Party B', platformName] },
  ] as const;
  const text = [title, number, code, ...parties.flatMap(({ lines }) => lines)].join('');
  const font = await embedFont(document, 'regular', text);
  const page = document.addPage({ size: 'a4' });
  const tags = new TaggedContent(document);
  const fields = addSignatureFields(document, PARTY_FRAMES);
  tags.draw(page, 'H1', () => font.draw(page, title, { x: LEFT, y: TOP, size: 18 }));
  tags.draw(page, 'P', () => font.draw(page, number, { x: LEFT, y: TOP - LINE * 1.5, size: 11 }));
  tags.draw(page, 'P', () => font.draw(page, code, { x: LEFT, y: TOP - LINE * 2.4, size: 11 }));
  for (const { side, lines } of parties) {
    const bottom = FIELDS[side];
    tags.artifact(page, () =>
      page.drawRectangle({ x: LEFT, y: bottom, width: WIDTH, height: FIELD_HEIGHT, borderWidth: 0.7 }),
    );
    lines.forEach((line, place) => {
      const width = font.getTextWidth(line, 11);
      const size = Math.min(11, (11 * (WIDTH - 24)) / width);
      const y = bottom + FIELD_HEIGHT - LINE * (place + 1);
      tags.draw(page, place === 0 ? 'H2' : 'P', () => font.draw(page, line, { x: LEFT + 12, y, size }));
    });
    const field = fields.find(({ fieldName }) => fieldName === PARTY_FIELDS[side]);
    if (field !== undefined) tags.field(page, field.dict, field.ref);
  }
  document.setTitle(`合同  Contract ${contractNo}`, { showInWindowTitleBar: true });
  document.setLanguage(LANGUAGE);
  return { pdf: await savePdf(document), pageCount: document.getPages().length };
}

export interface Party {
  side: PartySide;
  name: string;
  /** goes into the certificate and the seal, which strangers read; '' of an individual */
  code: string;
  /** natural person who signs, and what stands below the name; absent: the company's seal alone */
  person?: { name: string; lines: readonly string[] };
}

/** A party's seal, and the signature of its person, in its field. */
export async function sealsOf({ name, code, person }: Party): Promise<Seal[]> {
  const picture = await companySeal({ name, use: SEAL_USE, code });
  const seal = { picture, x: 20, y: 14, width: SEAL_WIDTH };
  if (person === undefined) return [seal];
  return [seal, { picture: await personalSeal(person), x: 220, y: 34, width: SIGNATURE_WIDTH }];
}
