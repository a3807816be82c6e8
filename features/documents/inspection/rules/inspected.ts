import type { Box } from '../../../../libs/pageReader/page.ts';
import type { Cell } from '../../../freight/cargo/cells.ts';
import type { CargoField, CargoValues } from '../../../freight/cargo/fields.ts';
import type { CargoRole } from '../../../freight/cargo/parties.ts';
import type { SizeType } from '../../../freight/train/sizeTypes.ts';
import type { Party } from '../../../people/addressBook/party.ts';
import type { PaperCode } from '../../dossier/paperCodes.ts';
import type { PaperKind } from '../../paper/paperKinds.ts';
import type { RuleCode, Severity } from '../ruleCodes.ts';

/** A value read from an uploaded paper, with its place; `text` as cells keep it. */
export interface ReadValue {
  text: string;
  /** from 1, within the paper */
  page: number;
  box: Box;
  /** 0 to 1 */
  confidence: number;
}

export type ReadLine = Readonly<Partial<Record<CargoField | 'containerNo', ReadValue>>>;

/** An uploaded paper as it was read. */
export interface ReadPaper {
  paperId: number;
  fileName: string;
  kind: PaperKind | null;
  /** by the folder that it came in; '' for none */
  filedUnder: string;
  number: ReadValue | null;
  contractNo: ReadValue | null;
  containers: readonly { containerNo: ReadValue; sealNo: ReadValue | null }[];
  lines: readonly ReadLine[];
  /** rows of totals, from the top */
  totals: readonly ReadLine[];
}

export interface InspectedLine {
  lineKey: string;
  /** null: of the whole order */
  orderContainerId: number | null;
  values: CargoValues;
}

export interface InspectedContainer {
  orderContainerId: number;
  sizeType: SizeType;
  /** '' until known */
  containerNo: string;
}

/** Everything that rules look at: the facts of an order, and its uploaded papers as they were read. */
export interface Inspected {
  orderBigNo: string;
  stops: readonly { countryCode: string }[];
  containers: readonly InspectedContainer[];
  lines: readonly InspectedLine[];
  parties: Readonly<Partial<Record<CargoRole, Party>>>;
  /** by scope and field */
  facts: ReadonlyMap<string, ReadonlyMap<string, string>>;
  papers: readonly ReadPaper[];
  /** papers in force */
  issued: readonly { code: PaperCode; orderContainerId: number | null }[];
  /** papers that orders on the route have */
  applicable: readonly PaperCode[];
  /** other orders of the train by the numbers of their containers */
  elsewhere: ReadonlyMap<string, string>;
}

export interface CellValue {
  cell: Cell;
  value: string;
}

export interface PaperValue extends ReadValue {
  paperId: number;
  fileName: string;
}

/** What a rule finds: the places that contradict each other. */
export interface Found {
  /** null: of the order as a whole */
  orderContainerId: number | null;
  cells: readonly CellValue[];
  read: readonly PaperValue[];
  /** what both sides say in short, such as sums; '' where the places say it */
  ours: string;
  theirs: string;
  /** where one cell puts it right */
  fix: CellValue | null;
  /** papers that it stops, whatever cells they show; null: those that show one of its cells */
  papers: readonly PaperCode[] | null;
  /** of another rank than the rule's own: a value was not read for sure */
  isUnsure: boolean;
}

export interface Finding extends Found {
  rule: RuleCode;
  ruleVersion: number;
  severity: Severity;
}

/** A rule, declared once. */
export interface Rule {
  /** moves on when the rule finds otherwise than before */
  version: number;
  /** where it is from */
  source: string;
  /** yyyy-MM-dd: first day on which it is applied */
  since: string;
  severity: Severity;
  /** per cent unless the operator sets another; null: it has none */
  limit: string | null;
  /** its findings are hidden from people who do not see amounts */
  showsMoney: boolean;
  find: (of: Inspected, limit: string) => readonly Found[];
}
