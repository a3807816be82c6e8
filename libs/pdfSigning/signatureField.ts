import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfRef, PdfStream, PdfString } from '@libpdf/core';

/** Print, locked (ISO 32000-1, table 165). */
const FLAGS = 4 + 128;
/** Signatures exist, bytes are only added (ISO 32000-1, table 219). */
const SIG_FLAGS = 3;

/** A signature field upon a page; one without area is not shown. */
export interface SignatureFrame {
  /** unique in the document */
  fieldName: string;
  /** for readers and screen readers */
  label: string;
  /** from 0; negative: from the end */
  pageIndex: number;
  /** points from the lower left corner of the page */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A seal, on a PDF page of its own, and where it stands in its frame, points from the lower left corner. */
export interface Seal {
  picture: Uint8Array;
  x: number;
  y: number;
  width: number;
}

const numbers = (...values: number[]) => new PdfArray(values.map((value) => PdfNumber.of(value)));

function arrayIn(document: PDF, dict: PdfDict, key: string): PdfArray {
  const found = dict.getArray(key, (ref) => document.getObject(ref));
  if (found !== undefined) return found;
  const made = new PdfArray([]);
  dict.set(key, made);
  return made;
}

function appearanceOf({ width, height }: SignatureFrame, drawn: { content: string; seals: PdfDict }): PdfStream {
  const entries = {
    Type: PdfName.of('XObject'),
    Subtype: PdfName.of('Form'),
    BBox: numbers(0, 0, width, height),
    Resources: PdfDict.of({ XObject: drawn.seals }),
  };
  return PdfStream.fromDict(entries, new TextEncoder().encode(drawn.content));
}

function formOf(document: PDF): PdfDict {
  const catalog = document.getCatalog();
  const found = catalog.getDict('AcroForm', (ref) => document.getObject(ref));
  if (found !== undefined) return found;
  const made = PdfDict.of({ Fields: new PdfArray([]) });
  catalog.set('AcroForm', document.register(made));
  return made;
}

/** Dictionary of a signature field; undefined: the document has none of that name. */
export function findSignatureField(document: PDF, fieldName: string): PdfDict | undefined {
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const fields = document.getCatalog().getDict('AcroForm', resolve)?.getArray('Fields', resolve);
  for (let at = 0; at < (fields?.length ?? 0); at += 1) {
    const field = fields?.at(at, resolve);
    if (!(field instanceof PdfDict) || field.getString('T', resolve)?.asString() !== fieldName) continue;
    if (field.getName('FT', resolve)?.value === 'Sig') return field;
    throw new Error(`the field ${fieldName} is no signature`);
  }
  return undefined;
}

/**
 * Adds the signature fields that the document lacks. Add those of all signers before the first signature: a field that
 * comes later is a change to what was signed. Answers those that were added.
 */
export function addSignatureFields(document: PDF, frames: readonly SignatureFrame[]): AddedField[] {
  return frames.flatMap((frame) =>
    findSignatureField(document, frame.fieldName) === undefined ? [addSignatureField(document, frame)] : [],
  );
}

interface AddedField {
  fieldName: string;
  ref: PdfRef;
  dict: PdfDict;
}

function addSignatureField(document: PDF, frame: SignatureFrame): AddedField {
  const page = document.getPages().at(frame.pageIndex);
  if (page === undefined) throw new Error(`the document has no page ${frame.pageIndex}`);
  const empty = appearanceOf(frame, { content: '', seals: PdfDict.of({}) });
  const dict = PdfDict.of({
    Type: PdfName.of('Annot'),
    Subtype: PdfName.of('Widget'),
    FT: PdfName.of('Sig'),
    T: PdfString.fromString(frame.fieldName),
    TU: PdfString.fromString(frame.label),
    F: PdfNumber.of(FLAGS),
    P: page.ref,
    Rect: numbers(frame.x, frame.y, frame.x + frame.width, frame.y + frame.height),
    AP: PdfDict.of({ N: document.register(empty) }),
  });
  const field = document.register(dict);
  arrayIn(document, page.dict, 'Annots').push(field);
  const form = formOf(document);
  arrayIn(document, form, 'Fields').push(field);
  form.set('SigFlags', PdfNumber.of(SIG_FLAGS));
  return { fieldName: frame.fieldName, ref: field, dict };
}

/** Shows seals in a field that is being signed. */
export async function drawSeals(document: PDF, frame: SignatureFrame, seals: readonly Seal[]): Promise<void> {
  const pictures = PdfDict.of({});
  const content: string[] = [];
  for (const [at, { picture, x, y, width }] of seals.entries()) {
    const page = await document.embedPage(await PDF.load(Uint8Array.from(picture)), 0);
    const scale = (width / page.width).toFixed(5);
    pictures.set(`Seal${at}`, page.ref);
    content.push(`q ${scale} 0 0 ${scale} ${x} ${y} cm /Seal${at} Do Q`);
  }
  const appearance = appearanceOf(frame, { content: content.join('\n'), seals: pictures });
  findSignatureField(document, frame.fieldName)?.set('AP', PdfDict.of({ N: document.register(appearance) }));
}
