import type { TextField } from '../../../people/addressBook/party.ts';
import { countryIn } from './countries.ts';
import { boxAround, type Found } from './found.ts';

export type ReadParty = Partial<Record<TextField, Found>>;

/** Unified social credit codes are given in China alone. */
export const CREDIT_CODE = /(?<![A-Z0-9])9[1-3]\d{6}[A-Z0-9]{10}(?![A-Z0-9])/;

const PHONE = String.raw`[\s.:：]*(\+?\(?\d[\d\s()-]{5,}\d)`;

const KEYED: readonly (readonly [TextField, RegExp])[] = [
  ['otherEmail', /(?:e-?mail|почта|邮箱)?[\s.:：]*([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/i],
  [
    'taxCode',
    /(?:tax(?: ?(?:id|no|code))?|vat(?: ?(?:id|no))?|uscc|tin|w[hн][hн](?=\d{10})|[6бb]w[hн](?=\d{12})|[иi][нh][нh](?:\s*\/\s*кпп)?(?:\s+[а-я]{5,12})?|бин|иин|унп|инн|inn(?=[\s.:：№-])|bin(?=[\s.:：№-]*\d{12})|стир|pinfl|usci|nip|ust-?idnr\.?|税号|统一社会信用代码|纳税人识别号)[\s.:：;№-]*([A-Z0-9]{8,20})/i,
  ],
  // a form writes it behind its label, in brackets
  ['taxCode', /(9[1-3]\d{6}[A-Z0-9]{10})(?![A-Z0-9])/],
  [
    'otherTel',
    new RegExp(
      `(?:tel(?:ephone)?|ten|phone|mob(?:ile)?|тел(?:ефон)?|联系电话|电话|手机)(?:\\s*/\\s*fax)?${PHONE}`,
      'i',
    ),
  ],
  ['otherFax', new RegExp(`(?:fax|факс|传真)${PHONE}`, 'i')],
  ['otherPostcode', /(?:post ?code|zip(?: code)?|邮编|индекс)[\s.:：]*(\d{5,6})/i],
];
/** A telephone number without a label; no address is one. */
const BARE_PHONE = /^[\s:：]*(\+?\(?\d[\d\s()-]{6,}\d)\s*$/;
/** Registration codes that no field takes. */
const OTHER_CODES =
  /(?<![A-Z0-9])K\d{9}(?!\d)|(?<=\s|^)\/\d{9}(?!\d)|(?:кпп|огрн(?:ип)?|окпо|бик|reg(?:istration)?\.? ?no)[\s.:：№-]*\d{6,15}/gi;

const DETAIL =
  /^(?:name|address|add|tax|vat|tin|inn|tel|phone|mobile|e-?mail|fax|zip|post ?code|наименование|адрес|инн|бин|унп|тел|почта|факс|индекс|名称|地址|税号|统一社会信用代码|电话|联系电话|手机|邮箱|传真|邮编)(?:[\s/]*(?:id|no|code|number))?[\s.:：№]*$/i;

/** Label of a part of a party, without its value. */
export const isDetailLabel = (text: string): boolean => DETAIL.test(text.trim());

export const COMPANY =
  /\b(co|ltd|llc|llp|inc|corp|gmbh|company|jsc|limited|corporation|a\.s|a\.ş|sanayi|ticaret|s\.r\.o|d\.o\.o|kft|zrt|oy|ab|a\/s|logistics?|export|import|international|trading|factory|works|group|industry|industries|enterprise|b\.?v|s\.?r\.?l|s\.?p\.?a|sp\. z o\.?o|k\.?g|s\.?a|ag|ooo|oao|zao|too|mchj|osoo|pjsc|uab|sia|jv)\b|公司|(?:厂|商行|集团)$|(?<!\p{L})(?:завод|фабрика|комбинат|ооо|оао|зао|пао|ао|тоо|ип|чуп|мчж|осоо)(?!\p{L})/iu;
const ADDRESS =
  /^(no\.|room|floor|building|block|\d|ул\.|г\.|улица|проспект|\d{6},)|\b(road|street|str\.|avenue|drive|district)\b|(路|街|道)\d*号/i;

const isAddress = (text: string) => ADDRESS.test(text) && !COMPANY.test(text);

/** Name, codes and address out of the lines of a block. */
export function partyOf(block: readonly Found[]): ReadParty {
  const party: ReadParty = {};
  const plain: Found[] = [];
  for (const found of block) {
    let rest = found.text;
    for (const [field, pattern] of KEYED) {
      const match = pattern.exec(rest);
      if (match?.[1] === undefined) continue;
      party[field] ??= { ...found, text: match[1].trim() };
      rest = rest.replace(match[0], ' ');
    }
    const phone = BARE_PHONE.exec(rest)?.[1];
    if (phone !== undefined) {
      party.otherTel ??= { ...found, text: phone };
      continue;
    }
    const left = rest
      .replace(OTHER_CODES, ' ')
      .replace(/^\s*(?:company )?(name|address|add|наименование|адрес|名称|地址)[\s.:：]+/i, '')

      .replace(/(?:[,;，]\s*){2,}/g, ', ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;:：()·]+|[\s,;:：(·]+$/g, '');
    if (left.length > 1 && !isDetailLabel(left)) plain.push(...nameAndRest({ ...found, text: left }));
  }
  return { ...party, ...namesAndAddress(plain), ...countryOf(block) };
}

/** Where a company's name ends before its address in one line. */
const END_OF_NAME =
  /^(.*?(?:[»”"]|\b(?:co\.?,? ?ltd|llc|llp|inc|corp|gmbh|jsc|limited|gmbh & co\.? ?kg|a\.?g|b\.v|s\.r\.l|s\.p\.a|s\.r\.o|d\.o\.o|sp\. z o\.o|ltd|公司)\b\.?|公司))\s*[,;，·|]\s*(\S.{5,})$/iu;

/** A person who trades alone: "ИП Ахунов Р.Т., г. Андижан". */
const TRADER = /^((?:ИП|ЧП|КХ|ФХ)\s[^,]{3,40}),\s*(\S.{5,})$/u;
/** "河北远航机械有限公司 Hebei Yuanhang Machinery Co., Ltd." */
const IN_TWO_SCRIPTS = /^(\p{Script=Han}[^A-Za-z]*(?:公司|厂|集团))\s+([A-Za-z].*)$/u;

function nameAndRest(found: Found): Found[] {
  const [, own, foreign] = IN_TWO_SCRIPTS.exec(found.text) ?? [];
  if (own !== undefined && foreign !== undefined)
    return [{ ...found, text: own }, ...nameAndRest({ ...found, text: foreign })];
  const [, name, rest] = END_OF_NAME.exec(found.text) ?? TRADER.exec(found.text) ?? [];
  if (name === undefined || rest === undefined || !COMPANY.test(name)) return [found];
  return [
    { ...found, text: name },
    { ...found, text: rest.replace(/\s*[·|]\s*/g, ', ') },
  ];
}

type Suffix = 'Cn' | 'En' | 'Ru';

function suffixOf(text: string): Suffix {
  if (/\p{Script=Han}/u.test(text)) return 'Cn';
  return /\p{Script=Cyrillic}/u.test(text) ? 'Ru' : 'En';
}

/** The first line of each script is the name, the others its address. */
function namesAndAddress(lines: readonly Found[]): ReadParty {
  const party: ReadParty = {};
  for (const suffix of ['Cn', 'En', 'Ru'] as const) {
    const [name, ...address] = lines.filter(({ text }) => suffixOf(text) === suffix);
    if (name === undefined) continue;
    // an address in another script than the name stands alone
    if (isAddress(name.text)) address.unshift(name);
    else party[`name${suffix}`] = name;
    const [first] = address;
    if (first === undefined) continue;
    party[`address${suffix}`] = {
      ...first,
      text: address.map(({ text }) => text).join(suffix === 'Cn' ? '' : ', '),
      confidence: Math.min(...address.map(({ confidence }) => confidence)),
      box: boxAround(address.map(({ box }) => box)),
    };
  }
  return party;
}

function countryOf(block: readonly Found[]): ReadParty {
  for (const found of block.toReversed()) {
    const code = countryIn(found.text);
    if (code !== null) return { countryCode: { ...found, text: code } };
  }
  const coded = block.find(({ text }) => CREDIT_CODE.test(text));
  return coded === undefined ? {} : { countryCode: { ...coded, text: 'CN' } };
}
