import type { CargoRole } from '../../../freight/cargo/parties.ts';
import { COMPANY } from './partyText.ts';

const WRITTEN: readonly (readonly [CargoRole | 'other', RegExp])[] = [
  ['sendCc', /^(?:from|发件人)[:：]?$/i],
  ['receiveCc', /^(?:to|收件人)[:：]?$/i],
  ['sendCc', new RegExp(`^from ?[:：](?=.*(?:${COMPANY.source}))`, 'iu')],
  [
    'sendCc',
    /^(shipper|shipped by|consigned by|beneficiary|producer|exporteur|versender|hersteller|seller|exporter|consignor|sender|supplier|vendor|manufacturer|goods consigned from|absender|lieferant|verkäufer|nadawca|sprzedawca|dostawca|expéditeur|(?:境内)?发货(?:人|单位)|托运(?:人|单位)|卖方|出口商|出口单位|供货?方|供应商|(?:生产|制造)(?:商|厂家)|卖家|发货(?:方|公司)|грузоотправитель|продавец|отправитель|поставщик|экспортер|изготовитель|производитель)/i,
  ],
  [
    'receiveCc',
    /^((?:ultimate )?consignee|receiver|ship(?:ped|ping)?-? to(?: party| address)?|deliver(?:ed|y)?-? (?:to|address)|consigned to|waren(?:empfänger)|liefer(?:adresse|anschrift)|收货(?:方|公司)|收件人|goods consigned to|(?:for (?:the )?account (?:and risk )?of )?(?:to )?messrs\b|empfänger|odbiorca|destinataire|(?:境外)?收货(?:人|单位)|грузополучатель|получатель)/i,
  ],
  [
    'buyerCc',
    /^(buyer|purchaser|payer|invoicee?-? to|sold-? to(?: party)?|bill(?:ed)?-? to(?: party)?|rechnungsempfänger|买家|需方|采购方|付款方|importer|customer|client|applicant|käufer|kunde|nabywca|kupujący|acheteur|买方|购买方|购货方|进口商|客户|покупатель|заказчик|импортер|плательщик)(?! ?(?:no|nr|ref|order|id|code|№|编号)\b)/i,
  ],
  [
    'other',
    /^(notify|invoice|packing|purchase|order|terms|contract|date|payment|port|place|from\b|to\b|by\b|means|route|remarks|reservations|carrier|successive|documents?|vat|customer|signature|description|commercial|proforma|certificate|declaration|equipment|通知人|出境|申报|海关|预录入|发票|装箱|合同|日期|付款|监管|生产销售|运输|包装|件数|贸易|运抵|成交|提运|征免|备案|许可|标记|离境|指运|集装箱|银行|签字|условия|дата|контракт|договор|основание|счет|инвойс|container|контейнер|вагон|пломб|станци|заявлени|пограничн|подпись|печать|банк|страна|валюта|товар|delivery|country|bank)/i,
  ],
  // a company or a street may begin with such a word, but not as a label does
  [
    'other',
    /^(?:seals?|wagons?|railcar|vessel|voyage|train|trucks?|transport|gross|net|(?:gross |net )?weight|volume|measurements?|marks?|packages|quantity|total|currency|incoterms|h\.?s|goods|commodity|b\/l)(?: ?(?:code|details|weight))?(?= ?(?:$|[:：№#/(]|(?:nos?|nr|numbers?)\b|[A-Z]{0,6}\d{5}))/i,
  ],
  [
    'other',
    /^(?:dear |routing|уважаем|尊敬的|箱号|柜号|箱型|封号|铅封|封条|车号|车次|运单|提单|毛重|净重|重量|体积|数量|金额|合计|币制|зпу|средства транспорта|маршрут|(?:номер|дата|№) (?:контракта|договора|инвойса|контейнера|пломбы|вагона)|(?:вес|масса|количество|объем|итого|всего)(?= ?(?:$|[:№(/]|брутто|нетто|мест)))/i,
  ],
];

/** Engines lose blanks: "ULTIMATECONSIGNEE". */
const LABELS = WRITTEN.map(([role, label]) => [role, new RegExp(label.source.replaceAll(' ', '\\s*'), 'i')] as const);

/** The paper's own explanation of a label: "(name, address, country)". */
const EXPLANATION = /\s*\([^)]{0,60}\)?/g;

/** Role of a party that a text labels; `other`: a label of something else, which ends a block. */
export function roleOf(text: string): CargoRole | 'other' | null {
  // forms number their boxes: "4 Получатель"
  const plain = text
    .trim()
    .replace(/^\d{1,2}[.)]?\s*(?=\p{L})/u, '')
    .replace(/^(?:организация|наименование|name of(?: the)?|company)[\s-]+(?=\p{L})/iu, '')
    .replaceAll('ё', 'е');
  const role = roleIn(plain);
  // labels in two languages: "Sprzedawca / Seller:"
  return (
    role ??
    plain
      .split(/\s*[:：/]\s*/, MOST_PARTS)
      .map(roleIn)
      .find(isParty) ??
    null
  );
}

const MOST_PARTS = 3;
const roleIn = (text: string) => LABELS.find(([, label]) => label.test(text))?.[0] ?? null;
const isParty = (role: CargoRole | 'other' | null) => role !== null && role !== 'other';

/** What stands behind a label in the same text, '' where it is the label alone. */
export function valueAfterLabel(text: string): string {
  const bare = text.replace(EXPLANATION, ' ');
  const after = bare.replace(/^[^:：]{0,60}[:：]\s*/, '');
  const isLabelled = after !== bare && roleOf(bare.slice(0, bare.length - after.length)) !== null;
  if (isLabelled) return after.trim();
  const label = LABELS.map(([, labels]) => labels.exec(bare.trim())?.[0]).find((one) => one !== undefined);
  const rest = bare
    .trim()
    .slice(label?.length ?? 0)
    .trim();
  return label !== undefined && COMPANY.test(rest) ? rest : '';
}

/** Labels that stand over stations and ports too: a company must be below. */
export const VAGUE = /^(?:from|to)[:：]?$/i;

/** "To: Bereke Market LLP": a letter names its receiver so. */
export const ADDRESSED = /^(?:to|кому|致)\s*[:：]\s*(?=\S)/i;
