import {
  type Argument,
  FormulaError,
  type FormulaValue,
  FUNCTIONS,
  isRange,
  toNumber,
  UnsupportedFormula,
} from './functions.ts';

export type { FormulaValue };

/** Value of a cell; sheet undefined: the formula's own. Throws FormulaError or UnsupportedFormula to pass one on. */
type ReadCell = (sheet: string | undefined, row: number, column: number) => FormulaValue;

/** Result of a formula without `=`; an error of the spreadsheet as its text; undefined: not computed here. */
export function evaluate(formula: string, readCell: ReadCell): FormulaValue | undefined {
  try {
    const parser = new Parser(tokensOf(formula), readCell);
    return parser.all();
  } catch (thrown) {
    if (thrown instanceof FormulaError) return thrown.message;
    if (thrown instanceof UnsupportedFormula) return undefined;
    throw thrown;
  }
}

interface Token {
  kind: 'number' | 'text' | 'cell' | 'name' | 'sign';
  text: string;
}

const TOKEN =
  /\s*(?:(\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+)|"((?:[^"]|"")*)"|((?:'(?:[^']|'')+'!|[\p{L}_][\p{L}\p{N}_.]*!)?\$?[A-Za-z]{1,3}\$?\d{1,7}(?![\p{L}\p{N}_(]))|([\p{L}_][\p{L}\p{N}_.]*)|(<=|>=|<>|#REF!|[-+*/^&=<>(),:%]))/uy;

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (formula.slice(TOKEN.lastIndex).trim() !== '') {
    const match = TOKEN.exec(formula);
    if (match === null) throw new UnsupportedFormula(formula);
    const [, number, text, cell, name, sign] = match;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (text !== undefined) tokens.push({ kind: 'text', text: text.replaceAll('""', '"') });
    else if (cell !== undefined) tokens.push({ kind: 'cell', text: cell });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else tokens.push({ kind: 'sign', text: sign ?? '' });
  }
  return tokens;
}

interface CellRef {
  sheet: string | undefined;
  row: number;
  column: number;
}

function cellRefOf(text: string): CellRef {
  const [, quoted, plain, letters = '', digits = ''] =
    /^(?:'((?:[^']|'')+)'!|([^!]+)!)?\$?([A-Za-z]+)\$?(\d+)$/.exec(text) ?? [];
  const column = [...letters.toUpperCase()].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0);
  return { sheet: quoted?.replaceAll("''", "'") ?? plain, row: Number(digits) - 1, column: column - 1 };
}

/** From weak to strong. */
const BINARY: readonly (readonly string[])[] = [
  ['=', '<>', '<', '>', '<=', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
];
const MAX_CELLS = 100_000;

class Parser {
  readonly #tokens: readonly Token[];
  readonly #readCell: ReadCell;
  #at = 0;

  constructor(tokens: readonly Token[], readCell: ReadCell) {
    this.#tokens = tokens;
    this.#readCell = readCell;
  }

  all(): FormulaValue {
    const value = this.#single(this.#binary(0));
    if (this.#at < this.#tokens.length) throw new UnsupportedFormula('more than one expression');
    return value;
  }

  #sign(...signs: readonly string[]): string | undefined {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return undefined;
    this.#at += 1;
    return token.text;
  }

  #single(argument: Argument): FormulaValue {
    if (isRange(argument)) throw new UnsupportedFormula('a range where one value stands');
    return argument;
  }

  #binary(level: number): Argument {
    const signs = BINARY[level];
    if (signs === undefined) return this.#unary();
    let left = this.#binary(level + 1);
    for (let sign = this.#sign(...signs); sign !== undefined; sign = this.#sign(...signs)) {
      const right = this.#single(this.#binary(level + 1));
      left = combine(sign, this.#single(left), right);
    }
    return left;
  }

  #unary(): Argument {
    if (this.#sign('-')) return -toNumber(this.#single(this.#unary()));
    if (this.#sign('+')) return this.#unary();
    let value = this.#primary();
    while (this.#sign('%')) value = toNumber(this.#single(value)) / 100;
    return value;
  }

  #primary(): Argument {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token === undefined) throw new UnsupportedFormula('an end too early');
    if (token.kind === 'number') return Number(token.text);
    if (token.kind === 'text') return token.text;
    if (token.kind === 'cell') return this.#cells(cellRefOf(token.text));
    if (token.kind === 'name') return this.#named(token.text.toUpperCase());
    if (token.text === '#REF!') throw new FormulaError(token.text);
    if (token.text !== '(') throw new UnsupportedFormula(token.text);
    const value = this.#binary(0);
    if (!this.#sign(')')) throw new UnsupportedFormula('an open bracket');
    return value;
  }

  #cells(from: CellRef): Argument {
    if (!this.#sign(':')) return this.#readCell(from.sheet, from.row, from.column);
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token?.kind !== 'cell') throw new UnsupportedFormula('a range without end');
    const to = cellRefOf(token.text);
    const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
    const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)];
    if ((bottom - top + 1) * (right - left + 1) > MAX_CELLS) throw new UnsupportedFormula('a huge range');
    const values: FormulaValue[] = [];
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) values.push(this.#readCell(from.sheet, row, column));
    return values;
  }

  #named(name: string): Argument {
    if (name === 'TRUE' || name === 'FALSE') return name === 'TRUE';
    if (!this.#sign('(')) throw new UnsupportedFormula(name);
    const given: Argument[] = [];
    if (!this.#sign(')')) {
      do given.push(this.#binary(0));
      while (this.#sign(','));
      if (!this.#sign(')')) throw new UnsupportedFormula('an open bracket');
    }
    if (name === 'IF') return (isTrue(this.#single(given[0] ?? null)) ? given[1] : given[2]) ?? false;
    if (!Object.hasOwn(FUNCTIONS, name)) throw new UnsupportedFormula(name);
    return FUNCTIONS[name]?.(given) ?? null;
  }
}

const isTrue = (value: FormulaValue) => (typeof value === 'string' ? value.toUpperCase() === 'TRUE' : Boolean(value));

function combine(sign: string, left: FormulaValue, right: FormulaValue): FormulaValue {
  switch (sign) {
    case '&':
      return `${left ?? ''}${right ?? ''}`;
    case '+':
      return toNumber(left) + toNumber(right);
    case '-':
      return toNumber(left) - toNumber(right);
    case '*':
      return toNumber(left) * toNumber(right);
    case '/':
      return divided(toNumber(left), toNumber(right));
    case '^':
      return toNumber(left) ** toNumber(right);
    default:
      return compared(sign, left, right);
  }
}

function divided(left: number, right: number): number {
  if (right === 0) throw new FormulaError('#DIV/0!');
  return left / right;
}

function compared(sign: string, left: FormulaValue, right: FormulaValue): boolean {
  const areTexts = typeof left === 'string' && typeof right === 'string';
  const order = areTexts
    ? left.localeCompare(right, 'en', { sensitivity: 'accent' })
    : toNumber(left) - toNumber(right);
  if (sign === '=') return order === 0;
  if (sign === '<>') return order !== 0;
  if (sign === '<') return order < 0;
  if (sign === '>') return order > 0;
  return sign === '<=' ? order <= 0 : order >= 0;
}
