import { partyCell } from '../../../freight/cargo/cells.ts';
import type { Party } from '../../../people/addressBook/party.ts';
import type { PaperCode } from '../../dossier/paperCodes.ts';
import type { PaperKind } from '../../paper/paperKinds.ts';
import { extraCell, found, linesIn } from './found.ts';
import type { CellValue, Found, Inspected } from './inspected.ts';

/** States whose railways carry under the SMGS or the CIM, by ISO 3166. */
const SMGS_STATES = 'AF AL AZ BG BY CN EE GE HU IR KG KP KZ LA LT LV MD MN PL RU SK TJ TM UA UZ VN'.split(' ');
const CIM_STATES =
  'AL AM AT AZ BA BE BG CH CZ DE DK DZ EE ES FI FR GB GE GR HR HU IE IQ IR IT JO LB LI LT LU LV MA MC ME MK NL NO PK PL PT RO RS RU SE SI SK SY TN TR UA'.split(
    ' ',
  );
const NOTES: readonly PaperCode[] = ['smgs', 'cimSmgs'];
const UNDER_A_NOTE = new Set([...SMGS_STATES, ...CIM_STATES]);
const UNDER_SMGS = new Set(SMGS_STATES);

/** A state on the way in which the consignment note that is made holds for no railway. */
export function regimeFound(of: Inspected): Found[] {
  const states = [...new Set(of.stops.map(({ countryCode }) => countryCode))];
  const outside = states.filter((state) => !UNDER_A_NOTE.has(state));
  const beyond = states.filter((state) => UNDER_A_NOTE.has(state) && !UNDER_SMGS.has(state));
  const hasSmgs = of.issued.some(({ code }) => code === 'smgs');
  const isSmgsTooShort = beyond.length > 0 && hasSmgs && of.applicable.includes('cimSmgs');
  return [
    ...(outside.length > 0 ? [found({ cells: [], theirs: outside.join(', '), papers: NOTES })] : []),
    ...(isSmgsTooShort ? [found({ cells: [], theirs: beyond.join(', '), papers: [], isUnsure: true })] : []),
  ];
}

const ADDRESS = [
  'nameEn',
  'addressEn',
  'cityEn',
  'otherPostcode',
  'countryCode',
] as const satisfies readonly (keyof Party)[];
/** Of the persons that an entry summary declaration names. */
const ENS_ROLES = ['sendCc', 'receiveCc', 'buyerCc'] as const;

/** Name, street, town, postcode and country of all persons of an entry summary declaration of the EU. */
export function ensAddressFound(of: Inspected): Found[] {
  if (!of.applicable.includes('ens')) return [];
  return ENS_ROLES.flatMap((role) => {
    const party = of.parties[role];
    if (party === undefined) return [];
    const missing = ADDRESS.filter((field) => party[field].trim() === '').map(
      (field): CellValue => ({ cell: partyCell(role, field), value: '' }),
    );
    return missing.length === 0 ? [] : [found({ cells: missing, ours: party.nameEn, papers: ['ens'] })];
  });
}

/** Uploaded papers that stand for one that would be made here. */
const INSTEAD: Readonly<Partial<Record<PaperCode, PaperKind>>> = {
  packingList: 'packingList',
  commercialInvoice: 'invoice',
  customsDraft: 'declaration',
};
const BEFORE_NOTE: readonly PaperCode[] = [
  'packingList',
  'commercialInvoice',
  'customsDraft',
  'eaeuPreliminary',
  'ens',
];
const OF_CONTAINER: readonly PaperCode[] = ['vgm', 'dangerousGoods'];

/** Papers that a train does not leave without, by route, containers and goods. */
export function requiredFound(of: Inspected): Found[] {
  const isIssued = (code: PaperCode, id: number | null) =>
    of.issued.some((one) => one.code === code && one.orderContainerId === id);
  const isUploaded = (code: PaperCode) => of.papers.some(({ kind }) => kind !== null && kind === INSTEAD[code]);
  const isNeeded = (code: PaperCode) => of.applicable.includes(code);
  const hasDanger = ({ orderContainerId }: Inspected['containers'][number]) =>
    linesIn(of, orderContainerId).some((line) => extraCell(of, line, 'unNumber').value !== '');
  const ofOrder = BEFORE_NOTE.filter((code) => isNeeded(code) && !isIssued(code, null) && !isUploaded(code));
  const ofContainers = OF_CONTAINER.filter(
    (code) =>
      isNeeded(code) &&
      of.containers.some(
        (one) => (code !== 'dangerousGoods' || hasDanger(one)) && !isIssued(code, one.orderContainerId),
      ),
  );
  const missing = [...ofOrder, ...ofContainers];
  return missing.length === 0 ? [] : [found({ cells: [], theirs: missing.join(','), papers: NOTES })];
}
