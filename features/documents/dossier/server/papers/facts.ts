import { exactSum } from '../../../../../libs/amounts/decimals.ts';
import { isDecimal } from '../../../../../platform/wire/amountText.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { factCell, lineCell, partyCell } from '../../../../freight/cargo/cells.ts';
import type { CargoField } from '../../../../freight/cargo/fields.ts';
import type { CargoRole } from '../../../../freight/cargo/parties.ts';
import {
  type ContainerFact,
  containerScope,
  type LineFact,
  lineScope,
  type OrderFact,
  type RailwayFact,
  railwayScope,
} from '../../../../freight/cargo/shipmentFields.ts';
import { isPackType, PACK_TYPES } from '../../../../freight/nomenclature/packTypes.ts';
import type { Railway } from '../../../../people/addressBook/party.ts';
import type { DossierContainer, DossierLine, RouteStop } from '../dossier.ts';
import { type Fact, type Line, may, need, type Subject } from '../machine/paper.ts';

type Demand = 'need' | 'may';
const made = { need, may } as const;
type OfDossier = Pick<Subject, 'dossier'>;

/** A fact of a goods line. */
export const goodsFact = ({ lineKey, values }: DossierLine, field: CargoField, demand: Demand = 'may'): Fact =>
  made[demand](lineCell(lineKey, field), values[field]);

/** A fact of a goods line beside its columns. */
export function extraFact(
  { dossier }: OfDossier,
  { lineKey }: DossierLine,
  field: LineFact,
  demand: Demand = 'may',
): Fact {
  const scope = lineScope(lineKey);
  return made[demand](factCell(scope, field), dossier.facts.get(scope)?.get(field) ?? '');
}

/** Kind of packages of a line in some languages. */
export function packagesFact(line: DossierLine, languages: readonly Language[], demand: Demand = 'may'): Fact {
  const code = line.values.packType;
  const text = isPackType(code) ? languages.map((language) => PACK_TYPES[code].name[language]).join(' / ') : code;
  return made[demand](lineCell(line.lineKey, 'packType'), text);
}

/** A fact of the order as a whole. */
export const orderFact = ({ dossier }: OfDossier, field: OrderFact, demand: Demand = 'may'): Fact =>
  made[demand](factCell('', field), dossier.facts.get('')?.get(field) ?? '');

/** A fact of a container. */
export function containerFact(
  { dossier }: OfDossier,
  { orderContainerId }: DossierContainer,
  field: ContainerFact,
  demand: Demand = 'may',
): Fact {
  const scope = containerScope(orderContainerId);
  return made[demand](factCell(scope, field), dossier.facts.get(scope)?.get(field) ?? '');
}

/** Number of a container. */
export const numberFact = ({ orderContainerId, containerNo }: DossierContainer, demand: Demand = 'need'): Fact =>
  made[demand](factCell(containerScope(orderContainerId), 'containerNo'), containerNo);

/** A fact of a railway on the way. */
export function railwayFact(
  { dossier }: OfDossier,
  railway: Railway,
  field: RailwayFact,
  demand: Demand = 'may',
): Fact {
  const scope = railwayScope(railway);
  return made[demand](factCell(scope, field), dossier.facts.get(scope)?.get(field) ?? '');
}

/** Words for a value of a closed list; the value itself where there are none. */
export const inWords = (fact: Fact, words: Readonly<Record<string, string>>): Fact => ({
  ...fact,
  text: words[fact.text] ?? fact.text,
});

const SUFFIX = { zh: 'Cn', en: 'En', ru: 'Ru' } as const satisfies Record<Language, string>;

/** Name, address and codes of a party; `needed`: languages without whose name the paper is not issued. */
export function partyLines(
  { dossier }: OfDossier,
  role: CargoRole,
  { languages, needed }: { languages: readonly Language[]; needed: readonly Language[] },
): Line[] {
  const party = dossier.parties[role];
  const fieldOf = (name: 'name' | 'address' | 'city', language: Language) => `${name}${SUFFIX[language]}` as const;
  const textOf = (name: 'name' | 'address' | 'city', language: Language) => party?.[fieldOf(name, language)] ?? '';
  const fact = (demand: Demand, name: 'name' | 'address' | 'city', language: Language) =>
    made[demand](partyCell(role, fieldOf(name, language)), textOf(name, language));
  const own = (field: 'countryCode' | 'taxCode' | 'otherTel') => may(partyCell(role, field), party?.[field] ?? '');
  const addressed = languages.find((language) => textOf('address', language) !== '') ?? languages[0];
  return [
    ...languages.map((language) => [fact(needed.includes(language) ? 'need' : 'may', 'name', language)]),
    addressed === undefined
      ? []
      : [
          fact('may', 'city', addressed),
          fact(needed.length > 0 ? 'need' : 'may', 'address', addressed),
          own('countryCode'),
        ],
    [own('taxCode'), own('otherTel')],
  ];
}

/** Sum of a quantity of goods lines; '' while a line lacks it. */
export function sumFact(lines: readonly DossierLine[], field: CargoField): Fact {
  const [first] = lines;
  const amounts = lines.map(({ values }) => values[field]);
  const isWhole = amounts.length > 0 && amounts.every(isDecimal);
  return may(first === undefined ? null : lineCell(first.lineKey, field), isWhole ? exactSum(amounts) : '');
}

/** A station in some languages, with its code. */
export const stationFact = (stop: RouteStop | undefined, languages: readonly Language[]): Fact =>
  may(null, stop === undefined ? '' : `${languages.map((one) => stop.name[one]).join(' / ')} (${stop.stationCode})`);
