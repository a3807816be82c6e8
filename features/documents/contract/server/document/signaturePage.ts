import { PDF } from '@libpdf/core';
import { embedFont, savePdf } from '../../../../../libs/pdfSigning/embedFont.ts';
import { companySeal, personalSeal } from '../../../../../libs/pdfSigning/seal.ts';
import { addSignatureFields, type Seal } from '../../../../../libs/pdfSigning/signatureField.ts';
import { TaggedContent } from '../../../../../libs/pdfSigning/tags.ts';
import type { TemplateLanguage } from '../../contractTypes.ts';
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

/** The page's words beside the Chinese ones. */
const WORDS = {
  en: {
    title: 'Signatures',
    number: 'Contract no.',
    code: 'Verification code',
    a: 'Party A',
    b: 'Party B',
    contract: 'Contract',
  },
  ru: {
    title: 'Подписи сторон',
    number: 'Номер договора',
    code: 'Код проверки',
    a: 'Сторона А',
    b: 'Сторона Б',
    contract: 'Договор',
  },
} as const;

/** Adds the page that both parties sign on, in Chinese and the contract's other language; returns how many pages there are then. */
export async function addSignaturePage(
  pdf: Uint8Array,
  contract: ContractFields & { language: TemplateLanguage },
  verifyCode: string,
): Promise<{ pdf: Uint8Array; pageCount: number }> {
  const document = await PDF.load(Uint8Array.from(pdf));
  const { contractNo, companyName, registrationCode, platformName, language } = contract;
  const words = WORDS[language === 'zh-ru' ? 'ru' : 'en'];
  const title = `签署页  ${words.title}`;
  const number = `合同编号  ${words.number}  ${contractNo}`;
  const code = `验证码  ${words.code}  ${printedCode(verifyCode)}`;
  const parties = [
    { side: 'a', lines: [`甲方  ${words.a}`, companyName, registrationCode] },
    { side: 'b', lines: [`乙方  ${words.b}`, platformName] },
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
  document.setTitle(`合同  ${words.contract} ${contractNo}`, { showInWindowTitleBar: true });
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
