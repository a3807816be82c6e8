import type { TextField } from '../../addressBook/party.ts';
import type { CargoRole } from '../../cargo/parties.ts';
import { boxAround, type Found } from './found.ts';
import { isHeading } from './headings.ts';
import type { Row } from './rows.ts';

export type ReadParty = Partial<Record<TextField, Found>>;

const LABELS: readonly (readonly [CargoRole | 'other', RegExp])[] = [
  [
    'sendCc',
    /^(shipper|seller|exporter|consignor|sender|(?:境内)?发货人|托运人|卖方|出口商|грузоотправитель|продавец|отправитель|поставщик|экспортер)/i,
  ],
  ['receiveCc', /^(consignee|receiver|ship to|deliver to|(?:境外)?收货人|грузополучатель|получатель)/i],
  ['buyerCc', /^(buyer|sold to|bill to|importer|买方|购买方|进口商|покупатель|заказчик|импортер)/i],
  [
    'other',
    /^(notify|invoice|packing|contract|date|terms|payment|port|from|to\b|通知人|发票|装箱|合同|日期|付款|условия|дата|контракт|договор|счет|инвойс|container|集装箱|контейнер|вагон|пломб|станци|运输|合同|包装|件数|贸易|运抵|成交|提运|delivery|country|bank|银行|банк)/i,
  ],
];
const MOST_ROWS = 8;
/** A block keeps to its side of the page where two stand beside each other. */
const SIDE = 0.08;

/** Sender, receiver and buyer by their labels; a block ends at the next label or a row that is not in its column. */
export function partiesOf(rows: readonly Row[]): Partial<Record<CargoRole, ReadParty>> {
  const parties: Partial<Record<CargoRole, ReadParty>> = {};
  for (const [at, row] of rows.entries()) {
    for (const found of row) {
      const role = roleOf(found.text);
      if (role === null || role === 'other' || parties[role] !== undefined) continue;
      const block = blockOf(found, row, rows.slice(at + 1));
      const coded = CREDIT_CODE.exec(found.text)?.[0];
      const party = partyOf(coded === undefined ? block : [...block, { ...found, text: coded }]);
      if (party.nameCn ?? party.nameEn ?? party.nameRu) parties[role] = party;
    }
  }
  return parties;
}

function roleOf(text: string): CargoRole | 'other' | null {
  // forms number their boxes: "4 Получатель"
  const plain = text
    .trim()
    .replace(/^\d{1,2}[.)]?\s*(?=\p{L})/u, '')
    .replaceAll('ё', 'е');
  return LABELS.find(([, label]) => label.test(plain))?.[0] ?? null;
}

/** What stands after the label, beside it, and below it in its column. */
function blockOf(label: Found, row: Row, below: readonly Row[]): Found[] {
  const after = label.text.replace(/^[^:：]{0,60}[:：]\s*/, '');
  const isInline = after !== label.text && after.trim() !== '';
  const block: Found[] = isInline ? [{ ...label, text: after.trim() }] : [];
  const neighbour = row.find(({ box }) => box.left >= label.box.right);
  const isBeside =
    !isInline &&
    neighbour !== undefined &&
    roleOf(neighbour.text) === null &&
    isValueBeside(label, neighbour, below);
  if (isBeside) block.push(neighbour);
  const left = isBeside ? neighbour.box.left : label.box.left;
  for (const next of below.slice(0, MOST_ROWS)) {
    const inColumn = next.filter(({ box }) => Math.abs(box.left - left) < SIDE);
    const [first] = inColumn;
    if (first === undefined || roleOf(first.text) !== null || first.page !== label.page) break;
    if (isHeading(next)) break;
    const labelled = next.find(({ box }) => box.right <= left && box.left <= label.box.left + SIDE);
    if (isBeside && labelled !== undefined && roleOf(labelled.text) !== null) break;
    block.push(...inColumn);
  }
  return block;
}

/** "Shipper | Name": the value is beside; "Shipper | Consignee" over two blocks is handled by the labels. */
function isValueBeside(label: Found, neighbour: Found, below: readonly Row[]): boolean {
  const underLabel = below[0]?.some(({ box }) => Math.abs(box.left - label.box.left) < SIDE / 4) ?? false;
  return !underLabel || neighbour.box.left - label.box.right < SIDE;
}

/** Unified social credit codes are given in China alone. */
const CREDIT_CODE = /(?<![A-Z0-9])9[1-3]\d{6}[A-Z0-9]{10}(?![A-Z0-9])/;

const KEYED: readonly (readonly [TextField, RegExp])[] = [
  ['otherEmail', /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/],
  [
    'taxCode',
    /(?:tax(?: ?(?:id|no|code))?|vat(?: ?(?:id|no))?|uscc|[иi][нh][нh]|бин|унп|usci|税号|统一社会信用代码|纳税人识别号)[\s.:：;№-]*([A-Z0-9]{8,20})/i,
  ],
  // a form writes it behind its label, in brackets
  ['taxCode', /(9[1-3]\d{6}[A-Z0-9]{10})(?![A-Z0-9])/],
  ['otherTel', /(?:tel|ten|phone|mob|тел|电话|联系电话)[\s.:：]*(\+?[\d][\d\s()-]{6,})/i],
  ['otherFax', /(?:fax|факс|传真)[\s.:：]*(\+?[\d][\d\s()-]{6,})/i],
  ['otherPostcode', /(?:post ?code|zip|邮编|индекс)[\s.:：]*(\d{5,6})/i],
];

function partyOf(block: readonly Found[]): ReadParty {
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
    const left = rest
      .replace(/^(name|address|add|наименование|адрес|名称|地址)[\s.:：]+/i, '')
      .replace(/^[\s,;:：]+|[\s,;:：]+$/g, '');
    if (left.length > 1) plain.push({ ...found, text: left });
  }
  return { ...party, ...namesAndAddress(plain), ...countryOf(block) };
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

const COMPANY =
  /\b(co|ltd|llc|llp|inc|corp|gmbh|company|jsc|trading)\b|公司|(^|\s)(ооо|оао|зао|пао|ао|тоо|ип|чуп)\s/i;
const ADDRESS =
  /^(no\.|room|floor|\d|ул\.|г\.|улица|проспект)|\b(road|street|str\.|avenue|district)\b|(路|街|道)\d*号/i;

const isAddress = (text: string) => ADDRESS.test(text) && !COMPANY.test(text);

const COUNTRIES: readonly (readonly [string, RegExp])[] = [
  ['CN', /\bchina\b|\bP\.?R\.?C\b|中国|китай/i],
  ['RU', /\brussia(n federation)?\b|俄罗斯|росси/i],
  ['BY', /\bbelarus\b|白俄罗斯|беларус/i],
  ['KZ', /\bkazakhstan\b|哈萨克斯坦|казахстан/i],
  ['UZ', /\buzbekistan\b|乌兹别克斯坦|узбекистан/i],
  ['KG', /\bkyrgyz|吉尔吉斯|кыргыз|киргиз/i],
  ['DE', /\bgermany\b|\bdeutschland\b|德国|германи/i],
  ['PL', /\bpoland\b|波兰|польш/i],
  ['NL', /\bnetherlands\b|荷兰|нидерланд/i],
  ['HU', /\bhungary\b|匈牙利|венгри/i],
  ['IT', /\bitaly\b|意大利|итали/i],
  ['FR', /\bfrance\b|法国|франци/i],
];

function countryOf(block: readonly Found[]): ReadParty {
  for (const found of block.toReversed()) {
    // 白俄罗斯 holds 俄罗斯
    const named = COUNTRIES.toReversed().find(([, name]) => name.test(found.text));
    if (named !== undefined) return { countryCode: { ...found, text: named[0] } };
  }
  const coded = block.find(({ text }) => CREDIT_CODE.test(text));
  return coded === undefined ? {} : { countryCode: { ...coded, text: 'CN' } };
}
