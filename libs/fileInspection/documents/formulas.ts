import type { TextDecoder } from 'node:util';
import { InspectionError } from '../inspectionError.ts';
import { textDecoderOf, withoutNumericEntities } from './xmlText.ts';

/** A tag, comment or section without its end within this length is no document. */
const MAX_TOKEN_LENGTH = 1_000_000;
/** as long as a formula may be */
const MAX_INSTRUCTION_LENGTH = 8_192;
const MAX_ENTITY_LENGTH = 12;

const TAG = /<(?:[^<>"']|"[^"]*"|'[^']*')*>/y;
/** Elements of one kind of document whose text is followed when it is opened. */
interface InstructionRules {
  begins: RegExp;
  ends: RegExp;
  /** an instruction goes on until here */
  border: RegExp;
  isActive(instruction: string): boolean;
  /** Without it a part holds nothing active and need not be read in detail; null: nothing tells. Zeros left out. */
  hint: RegExp | null;
}

const IS_DDE_FIELD = /^[\s\\]*DDE(?:AUTO)?(?![\w])/i;

/** Fields of a .docx. */
export const WORD_FIELDS: InstructionRules = {
  begins: /^<(?:[\w.-]+:)?(?:instrText|delInstrText)\b[^>]*(?<!\/)>$/,
  ends: /^<\/(?:[\w.-]+:)?(?:instrText|delInstrText)\b/,
  border: /^<(?:[\w.-]+:)?fldChar\b/,
  isActive: (instruction) => IS_DDE_FIELD.test(instruction),
  // a word may be spread over many elements
  hint: null,
};

const FORMULA = '(?:f|formula[12]?|definedName|calculatedColumnFormula|totalsRowFormula)';
const STRINGS = /"(?:[^"]|"")*"/g;
/** `cmd|'/c calc'!A0`: the bar is no operator, and no name of a sheet holds it beside a mark of exclamation. */
const DDE_FORMULA = /\|[^|]*!/;

/** Formulas of an .xlsx, in cells, names, rules and tables. */
export const SHEET_FORMULAS: InstructionRules = {
  begins: new RegExp(`^<(?:[\\w.-]+:)?${FORMULA}\\b[^>]*(?<!/)>$`),
  ends: new RegExp(`^</(?:[\\w.-]+:)?${FORMULA}\\b`),
  border: new RegExp(`^</(?:[\\w.-]+:)?${FORMULA}\\b`),
  hint: /\||&#(?:124|x7c);|&#x?0|(?:dde|ole)link/i,
  isActive: (instruction) =>
    DDE_FORMULA.test(
      instruction
        .replace(/&quot;/g, '"')
        .replace(/&apos;/g, "'")
        .replace(STRINGS, ''),
    ),
};

/** Starts programs, or loads objects, wherever it stands. */
const IS_LINK = /^<(?:[\w.-]+:)?(?:ddeLink|oleLink)\b/i;
const SIMPLE_FIELD = /^<(?:[\w.-]+:)?fldSimple\b.*?\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/s;
const IS_ELEMENT = /^<[^?!]/;
const IS_PICTURE = /^<(?:[\w.-]+:)?svg\b/;

const HINT_OVERLAP = 16;

/** Whether a part holds the hint of a rule. A sheet has millions of cells: reading them all in detail takes seconds. */
export class HintFinder {
  readonly #hint: RegExp;
  #before = '';
  isFound = false;

  constructor(hint: RegExp) {
    this.#hint = hint;
  }

  push(chunk: Buffer): void {
    if (this.isFound) return;
    // UTF-16 has a zero beside each letter
    const text = this.#before + chunk.toString('latin1').replaceAll('\0', '');
    this.isFound = this.#hint.test(text);
    this.#before = text.slice(-HINT_OVERLAP);
  }
}

/**
 * Refuses DDE, which starts programs when the document is opened, in one part of an Office document: any part in XML
 * may hold text, whatever its name. Reads it in chunks; an instruction may be spread over many elements.
 */
export class InstructionInspector {
  readonly #rules: InstructionRules;
  #decoder: TextDecoder | null = null;
  #pending = '';
  #instruction = '';
  #isInstruction = false;
  /** pictures and other bytes hold no fields */
  #isText: boolean | null = null;

  constructor(rules: InstructionRules) {
    this.#rules = rules;
  }

  /** @throws InspectionError */
  push(chunk: Buffer): void {
    if (this.#isText === false) return;
    this.#decoder ??= textDecoderOf(chunk);
    this.#pending += this.#decoder.decode(chunk, { stream: true });
    this.#readTokens();
  }

  /** @throws InspectionError */
  end(): void {
    this.#assertInactive(this.#instruction);
  }

  #readTokens(): void {
    let position = 0;
    while (position < this.#pending.length) {
      const end = this.#tokenEnd(position);
      if (end === null || this.#isText === false) break;
      this.#readToken(this.#pending.slice(position, end));
      position = end;
    }
    this.#pending = this.#pending.slice(position);
    if (this.#pending.length > MAX_TOKEN_LENGTH) throw new InspectionError({ key: 'damaged' });
  }

  /** null: the token goes on in the next chunk. */
  #tokenEnd(from: number): number | null {
    const text = this.#pending;
    if (text[from] !== '<') {
      const next = text.indexOf('<', from);
      return next === -1 ? this.#textEnd(from) : next;
    }
    if (text.startsWith('<!--', from)) return after(text, '-->', from);
    if (text.startsWith('<![CDATA[', from)) return after(text, ']]>', from);
    if (text.length - from < '<![CDATA['.length && text.startsWith('<!', from)) return null;
    TAG.lastIndex = from;
    return TAG.test(text) ? TAG.lastIndex : null;
  }

  /** Text is read as it comes; an entity that the chunk cuts waits. */
  #textEnd(from: number): number | null {
    const entity = this.#pending.lastIndexOf('&');
    if (entity < from || this.#pending.length - entity > MAX_ENTITY_LENGTH) return this.#pending.length;
    return entity === from ? null : entity;
  }

  #readToken(token: string): void {
    if (this.#isText === null) this.#recognize(token);
    if (!token.startsWith('<')) this.#addText(withoutNumericEntities(token));
    else if (token.startsWith('<![CDATA[')) this.#addText(token.slice('<![CDATA['.length, -']]>'.length));
    else this.#readTag(token);
    const [, double, single] = SIMPLE_FIELD.exec(token) ?? [];
    this.#assertInactive(withoutNumericEntities(double ?? single ?? ''));
  }

  #readTag(token: string): void {
    const { begins, ends, border } = this.#rules;
    if (IS_LINK.test(token)) throw new InspectionError({ key: 'activeContent' });
    if (begins.test(token)) this.#isInstruction = true;
    else if (ends.test(token)) this.#isInstruction = false;
    if (border.test(token)) this.#endInstruction();
  }

  #recognize(token: string): void {
    if (token.startsWith('<')) {
      if (IS_ELEMENT.test(token)) this.#isText = !IS_PICTURE.test(token);
    } else if (token.trim() !== '') this.#isText = false;
  }

  #addText(text: string): void {
    if (this.#isInstruction && this.#instruction.length < MAX_INSTRUCTION_LENGTH)
      this.#instruction = (this.#instruction + text).trimStart();
  }

  #endInstruction(): void {
    this.#assertInactive(this.#instruction);
    this.#instruction = '';
  }

  #assertInactive(instruction: string): void {
    if (this.#rules.isActive(instruction)) throw new InspectionError({ key: 'activeContent' });
  }
}

function after(text: string, mark: string, from: number): number | null {
  const at = text.indexOf(mark, from);
  return at === -1 ? null : at + mark.length;
}
