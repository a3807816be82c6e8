import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';

/** What a document shows, comparable between its revisions. */
export interface Content {
  /** digests: of the catalogue first, then of each page without its annotations */
  parts: readonly string[];
  /** by page: digest of each annotation, and whether a signer may add one of its kind */
  annotations: readonly (readonly { digest: string; isStamp: boolean }[])[];
}

/** Upwards, or bookkeeping: nothing that is shown. */
const NOT_SHOWN = new Set(['Parent', 'P', 'StructParent', 'StructParents', 'LastModified']);
/** Of a page: compared one by one. Of the catalogue: pages, and what signing writes. */
const APART_OF_PAGE = new Set([...NOT_SHOWN, 'Annots']);
const APART_OF_CATALOGUE = new Set([
  ...NOT_SHOWN,
  'Pages',
  'AcroForm',
  'DSS',
  'Extensions',
  'Metadata',
  'Version',
]);

async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
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
    const digest = this.of(this.document.getObject(reference) ?? undefined);
    void digest.then(() => this.known.set(key, digest));
    return digest;
  }
}

function isSignatureWidget(dict: PdfDict, document: PDF): boolean {
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const kind = dict.getName('FT', resolve) ?? dict.getDict('Parent', resolve)?.getName('FT', resolve);
  return kind?.value === 'Sig';
}

async function annotationsOf(page: PdfDict, document: PDF, digests: Digests) {
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const found: { digest: string; isStamp: boolean }[] = [];
  for (const item of page.getArray('Annots', resolve) ?? []) {
    const dict = item instanceof PdfRef ? resolve(item) : item;
    if (!(dict instanceof PdfDict) || isSignatureWidget(dict, document)) continue;
    const isStamp = dict.getName('Subtype', resolve)?.value === 'Stamp';
    found.push({ digest: await digests.of(dict), isStamp });
  }
  return found;
}

/** Digests of everything that the document shows. */
export async function contentOf(document: PDF): Promise<Content> {
  const digests = new Digests(document);
  const parts = [await digests.of(document.getCatalog(), APART_OF_CATALOGUE)];
  const annotations: Content['annotations'][number][] = [];
  for (const page of document.getPages()) {
    const box = page.getMediaBox();
    const inherited = `${JSON.stringify(box)} ${page.rotation} ${await digests.of(page.getResources())}`;
    parts.push(`${inherited} ${await digests.of(page.dict, APART_OF_PAGE)}`);
    annotations.push(await annotationsOf(page.dict, document, digests));
  }
  return { parts, annotations };
}

function isSameList(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((one, place) => one === second[place]);
}

/** Whether a document shows what was signed: nothing else, stamps besides, or something else. */
export function whatChanged(signed: Content, now: Content): 'same' | 'stamped' | 'changed' {
  if (!isSameList(signed.parts, now.parts)) return 'changed';
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
