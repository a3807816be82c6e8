import type { TextDecoder } from 'node:util';
import { InspectionError } from '../inspectionError.ts';
import { textDecoderOf, withoutNumericEntities } from './xmlText.ts';

/** A tag, comment or section without its end within this length is no document. */
const MAX_TOKEN_LENGTH = 1_000_000;
const MAX_INSTRUCTION_LENGTH = 1_000;
const MAX_ENTITY_LENGTH = 12;

const TAG = /<(?:[^<>"']|"[^"]*"|'[^']*')*>/y;
const IS_INSTRUCTION = /^<(?:[\w.-]+:)?(?:instrText|delInstrText)\b[^>]*(?<!\/)>$/;
const ENDS_INSTRUCTION = /^<\/(?:[\w.-]+:)?(?:instrText|delInstrText)\b/;
const IS_FIELD_BORDER = /^<(?:[\w.-]+:)?fldChar\b/;
const SIMPLE_FIELD = /^<(?:[\w.-]+:)?fldSimple\b.*?\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/s;
const IS_DDE = /^[\s\\]*DDE(?:AUTO)?(?![\w])/i;

const IS_ELEMENT = /^<[^?!]/;
const IS_PICTURE = /^<(?:[\w.-]+:)?svg\b/;

/**
 * Refuses DDE fields, which start programs when the document is opened, in one part of a .docx: any part in XML may
 * hold text, whatever its name. Reads it in chunks; an instruction may be spread over many elements.
 */
export class WordFieldInspector {
  #decoder: TextDecoder | null = null;
  #pending = '';
  #instruction = '';
  #isInstruction = false;
  /** pictures and other bytes hold no fields */
  #isText: boolean | null = null;

  /** @throws InspectionError */
  push(chunk: Buffer): void {
    if (this.#isText === false) return;
    this.#decoder ??= textDecoderOf(chunk);
    this.#pending += this.#decoder.decode(chunk, { stream: true });
    this.#readTokens();
  }

  /** @throws InspectionError */
  end(): void {
    this.#assertNoDde(this.#instruction);
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
    else if (IS_INSTRUCTION.test(token)) this.#isInstruction = true;
    else if (ENDS_INSTRUCTION.test(token)) this.#isInstruction = false;
    else if (IS_FIELD_BORDER.test(token)) this.#endInstruction();
    const [, double, single] = SIMPLE_FIELD.exec(token) ?? [];
    this.#assertNoDde(withoutNumericEntities(double ?? single ?? ''));
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
    this.#assertNoDde(this.#instruction);
    this.#instruction = '';
  }

  #assertNoDde(instruction: string): void {
    if (IS_DDE.test(instruction)) throw new InspectionError({ key: 'activeContent' });
  }
}

function after(text: string, mark: string, from: number): number | null {
  const at = text.indexOf(mark, from);
  return at === -1 ? null : at + mark.length;
}
