import { type PDF, PdfArray, PdfDict, PdfName, PdfRef, PdfStream } from '@libpdf/core';

/** What proves signatures for years, DER. */
export interface ValidationData {
  certificates: readonly Uint8Array[];
  revocationLists: readonly Uint8Array[];
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** Adds to what the document holds already (document security store, ISO 32000-2, 12.8.4.3). */
export function addValidationData(document: PDF, { certificates, revocationLists }: ValidationData): void {
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const known = document.getCatalog().getDict('DSS', resolve);
  const store = PdfDict.of({ Type: PdfName.of('DSS') });
  const vri = known?.get('VRI');
  if (vri !== undefined) store.set('VRI', vri);
  const put = (key: string, added: readonly Uint8Array[]) => {
    const items = [...(known?.getArray(key, resolve) ?? [])];
    const contents = items.map((item) => (item instanceof PdfRef ? resolve(item) : item));
    const isKnown = (bytes: Uint8Array) =>
      contents.some((one) => one instanceof PdfStream && isSame(one.getDecodedData(), bytes));
    const others = added.filter((bytes) => !isKnown(bytes));
    const streams = others.map((bytes) => document.register(PdfStream.fromDict({}, bytes)));
    store.set(key, new PdfArray([...items, ...streams]));
  };
  put('Certs', certificates);
  put('CRLs', revocationLists);
  document.getCatalog().set('DSS', document.register(store));
}
