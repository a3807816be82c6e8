import { type PDF, PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { hexOf } from './hex.ts';

/** What a document shows, comparable between its revisions. */
export interface Content {
  /** digests: of the catalogue first, then of each page without its annotations */
  parts: readonly string[];
  /** by page: digest of each annotation, and whether a signer may add one of its kind */
  annotations: readonly (readonly { digest: string; isStamp: boolean }[])[];
  /** signature fields by their object */
  fields: ReadonlyMap<string, SignatureWidget>;
}

interface SignatureWidget {
  isSigned: boolean;
  isShown: boolean;
  /** digest of the field without its signature and appearance */
  frame: string;
  /** digest of its appearance */
  seal: string;
}

/** Upwards, or bookkeeping: nothing that is shown. */
const NOT_SHOWN = new Set(['Parent', 'P', 'StructParent', 'StructParents', 'LastModified']);
/** Of a page: compared one by one. Of the catalogue: pages, and what signing writes. */
const APART_OF_PAGE = new Set([...NOT_SHOWN, 'Annots']);
const APART_OF_FIELD = new Set([...NOT_SHOWN, 'V', 'AP']);
const APART_OF_CATALOGUE = new Set([...NOT_SHOWN, 'Pages', 'AcroForm', 'DSS', 'Extensions', 'Metadata', 'Version']);

async function digestOf(bytes: Uint8Array): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))));
}

const digestOfText = (text: string) => digestOf(new TextEncoder().encode(text));

/** Digests of objects with all they refer to, each object once. */
class Digests {
  private readonly known = new Map<string, Promise<string> | 'begun'>();

  private readonly document: PDF;

  constructor(document: PDF) {
    this.document = document;
  }

  async of(value: PdfObject | undefined, without = NOT_SHOWN): Promise<string> {
    if (value === undefined) return '';
    if (value instanceof PdfRef) return this.ofReference(value);
    if (value instanceof PdfStream)
      return `${await this.ofEntries(value, without)}${await digestOf(value.getEncodedData())}`;
    if (value instanceof PdfDict) return this.ofEntries(value, without);
    if (value instanceof PdfArray) return this.ofItems(value);
    return JSON.stringify(value);
  }

  private async ofItems(items: PdfArray): Promise<string> {
    const parts: string[] = [];
    for (const item of items) parts.push(await this.of(item));
    return digestOfText(`[${parts.join(' ')}]`);
  }

  private async ofEntries(dict: PdfDict, without: ReadonlySet<string>): Promise<string> {
    const parts: string[] = [];
    for (const [name, value] of dict) {
      if (without.has(name.value)) continue;
      parts.push(`${name.value} ${await this.of(value)}`);
    }
    return digestOfText(`<${parts.sort().join(' ')}>`);
  }

  private ofReference(reference: PdfRef): Promise<string> | string {
    const key = `${reference.objectNumber} ${reference.generation}`;
    const known = this.known.get(key);
    // an object that refers to itself
    if (known === 'begun') return key;
    if (known !== undefined) return known;
    this.known.set(key, 'begun');
    const value = this.document.getObject(reference) ?? undefined;
    // each page and signature field is compared by itself: the structure of a tagged document refers to them all
    const isApart = value instanceof PdfDict && (isPage(value) || isSignatureWidget(value, this.document));
    const digest = isApart ? Promise.resolve(key) : this.of(value);
    void digest.then(() => this.known.set(key, digest));
    return digest;
  }
}

const isPage = (dict: PdfDict) => ['Page', 'Pages'].includes(dict.getName('Type')?.value ?? '');

function isSignatureWidget(dict: PdfDict, document: PDF): boolean {
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const kind = dict.getName('FT', resolve) ?? dict.getDict('Parent', resolve)?.getName('FT', resolve);
  return kind?.value === 'Sig';
}

/** Annotations and signature fields of a page. */
async function annotationsOf(page: PdfDict, document: PDF, digests: Digests) {
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const annotations: { digest: string; isStamp: boolean }[] = [];
  const fields: [string, SignatureWidget][] = [];
  for (const item of page.getArray('Annots', resolve) ?? []) {
    const dict = item instanceof PdfRef ? resolve(item) : item;
    if (!(dict instanceof PdfDict)) continue;
    if (item instanceof PdfRef && isSignatureWidget(dict, document)) {
      fields.push([`${item.objectNumber} ${item.generation}`, await widgetOf(dict, document, digests)]);
      continue;
    }
    const isStamp = dict.getName('Subtype', resolve)?.value === 'Stamp';
    annotations.push({ digest: await digests.of(dict), isStamp });
  }
  return { annotations, fields };
}

async function widgetOf(dict: PdfDict, document: PDF, digests: Digests): Promise<SignatureWidget> {
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const rect = dict.getArray('Rect', resolve);
  const [left, bottom, right, top] = Array.from({ length: 4 }, (_, at) => {
    const side = rect?.at(at, resolve);
    return side instanceof PdfNumber ? side.value : 0;
  });
  const holder = dict.has('V') ? dict : dict.getDict('Parent', resolve);
  return {
    isSigned: holder?.has('V') ?? false,
    isShown: left !== right && bottom !== top,
    frame: await digests.of(dict, APART_OF_FIELD),
    seal: await digests.of(dict.get('AP', resolve)),
  };
}

/** Digests of everything that the document shows. */
export async function contentOf(document: PDF): Promise<Content> {
  const digests = new Digests(document);
  const parts = [await digests.of(document.getCatalog(), APART_OF_CATALOGUE)];
  const annotations: Content['annotations'][number][] = [];
  const fields = new Map<string, SignatureWidget>();
  for (const page of document.getPages()) {
    const box = page.getMediaBox();
    const inherited = `${JSON.stringify(box)} ${page.rotation} ${await digests.of(page.getResources())}`;
    parts.push(`${inherited} ${await digests.of(page.dict, APART_OF_PAGE)}`);
    const found = await annotationsOf(page.dict, document, digests);
    annotations.push(found.annotations);
    for (const [key, field] of found.fields) fields.set(key, field);
  }
  return { parts, annotations, fields };
}

function isSameList(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((one, place) => one === second[place]);
}

type Change = 'same' | 'stamped' | 'changed';

/** Whether a document shows what was signed: nothing else, seals of later signers besides, or something else. */
export function whatChanged(signed: Content, now: Content): Change {
  if (!isSameList(signed.parts, now.parts)) return 'changed';
  const changes = [changeOfStamps(signed, now), changeOfFields(signed, now)];
  if (changes.includes('changed')) return 'changed';
  return changes.includes('stamped') ? 'stamped' : 'same';
}

/** Contracts from before signature fields were shown hold their seals as stamps. */
function changeOfStamps(signed: Content, now: Content): Change {
  let isStamped = false;
  for (const [page, before] of signed.annotations.entries()) {
    const digests = before.map(({ digest }) => digest);
    const kept = (now.annotations[page] ?? []).filter(({ digest }) => digests.includes(digest));
    const added = (now.annotations[page] ?? []).filter(({ digest }) => !digests.includes(digest));
    if (kept.length !== before.length || added.some(({ isStamp }) => !isStamp)) return 'changed';
    isStamped ||= added.length > 0;
  }
  return isStamped ? 'stamped' : 'same';
}

/** A field gets its seal with its signature, and keeps it. */
function changeOfFields(signed: Content, now: Content): Change {
  let isStamped = false;
  for (const [key, before] of signed.fields) {
    const after = now.fields.get(key);
    if (after === undefined || after.frame !== before.frame) return 'changed';
    if (after.seal === before.seal) continue;
    if (before.isSigned || !after.isSigned) return 'changed';
    isStamped = true;
  }
  for (const [key, after] of now.fields) {
    if (signed.fields.has(key) || !after.isShown) continue;
    if (!after.isSigned) return 'changed';
    isStamped = true;
  }
  return isStamped ? 'stamped' : 'same';
}
