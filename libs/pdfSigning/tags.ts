import {
  ops,
  type PDF,
  type PDFPage,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfRef,
  PdfString,
} from '@libpdf/core';

/** Standard structure types (ISO 32000-2, 14.8.4). */
type Tag = 'H1' | 'H2' | 'P' | 'Form';

const numbered = (page: PDFPage) => page.dict.getNumber('StructParents')?.value;

/**
 * Structure of what is drawn, in reading order, for screen readers (PDF/UA). Continues the structure that a document
 * has; all that is drawn on its pages must go through here.
 */
export class TaggedContent {
  readonly #document: PDF;
  readonly #section: PdfDict;
  readonly #sectionRef: PdfRef;
  readonly #children = new PdfArray([]);
  readonly #parents: PdfArray;
  readonly #root: PdfDict;
  /** of the parents, where they are a part of a tree with branches */
  #branch: PdfDict | undefined;
  /** elements of the marked content of each page, by its number in the page */
  readonly #ofPage = new Map<PDFPage, PdfArray>();

  constructor(document: PDF) {
    this.#document = document;
    const catalog = document.getCatalog();
    catalog.set('MarkInfo', PdfDict.of({ Marked: PdfBool.TRUE }));
    this.#root = this.#rootOf(catalog);
    this.#parents = this.#parentsOf();
    this.#section = PdfDict.of({ Type: PdfName.of('StructElem'), K: this.#children });
    this.#sectionRef = document.register(this.#section);
    this.#hang();
  }

  /** Runs `draw`, and tags what it draws upon the page. */
  draw(page: PDFPage, tag: Tag, draw: () => void): void {
    const onPage = this.#contentOf(page);
    const mark = PdfDict.of({ MCID: PdfNumber.of(onPage.length) });
    const element = this.#add(tag, { Pg: page.ref, K: PdfNumber.of(onPage.length) });
    onPage.push(element);
    page.drawOperators([ops.beginMarkedContentProps(`/${tag}`, mark)]);
    draw();
    page.drawOperators([ops.endMarkedContent()]);
  }

  /** Lines and numbers of pages: not read aloud. */
  artifact(page: PDFPage, draw: () => void): void {
    page.drawOperators([ops.beginMarkedContent('/Artifact')]);
    draw();
    page.drawOperators([ops.endMarkedContent()]);
  }

  /** A field of a form, read by its label. */
  field(page: PDFPage, field: PdfDict, ref: PdfRef): void {
    const key = this.#nextKey();
    const object = PdfDict.of({ Type: PdfName.of('OBJR'), Obj: ref, Pg: page.ref });
    const label = field.getString('TU')?.asString() ?? '';
    const element = this.#add('Form', { Pg: page.ref, K: object, Alt: PdfString.fromString(label) });
    field.set('StructParent', PdfNumber.of(key));
    page.dict.set('Tabs', PdfName.of('S'));
    this.#setParent(key, element);
  }

  #add(tag: Tag, entries: Record<string, PdfRef | PdfNumber | PdfDict | PdfString>): PdfRef {
    const element = PdfDict.of({
      Type: PdfName.of('StructElem'),
      S: PdfName.of(tag),
      P: this.#sectionRef,
      ...entries,
    });
    const ref = this.#document.register(element);
    this.#children.push(ref);
    return ref;
  }

  #contentOf(page: PDFPage): PdfArray {
    const known = this.#ofPage.get(page);
    if (known !== undefined) return known;
    if (numbered(page) !== undefined) throw new Error('the page has a structure of its own');
    const made = new PdfArray([]);
    const key = this.#nextKey();
    page.dict.set('StructParents', PdfNumber.of(key));
    this.#setParent(key, this.#document.register(made));
    this.#ofPage.set(page, made);
    return made;
  }

  readonly #resolve = (ref: PdfRef) => this.#document.getObject(ref);

  #rootOf(catalog: PdfDict): PdfDict {
    const found = catalog.getDict('StructTreeRoot', this.#resolve);
    if (found !== undefined) return found;
    const made = PdfDict.of({ Type: PdfName.of('StructTreeRoot') });
    catalog.set('StructTreeRoot', this.#document.register(made));
    return made;
  }

  /** Pairs of numbers and elements; of a tree with branches a new branch at its end. */
  #parentsOf(): PdfArray {
    const tree = this.#root.getDict('ParentTree', this.#resolve);
    const found = tree?.getArray('Nums', this.#resolve);
    if (found !== undefined) return found;
    const made = new PdfArray([]);
    const branches = tree?.getArray('Kids', this.#resolve);
    if (branches === undefined) {
      this.#root.set('ParentTree', this.#document.register(PdfDict.of({ Nums: made })));
      return made;
    }
    this.#branch = PdfDict.of({ Nums: made });
    branches.push(this.#document.register(this.#branch));
    return made;
  }

  #nextKey(): number {
    const key = this.#root.getNumber('ParentTreeNextKey', this.#resolve)?.value ?? this.#firstFreeKey();
    this.#root.set('ParentTreeNextKey', PdfNumber.of(key + 1));
    return key;
  }

  #firstFreeKey(): number {
    const pages = this.#document.getPages().map((page) => numbered(page) ?? -1);
    return Math.max(-1, ...pages, ...this.#annotationKeys()) + 1;
  }

  #annotationKeys(): number[] {
    return this.#document.getPages().flatMap((page) => {
      const annotations = page.dict.getArray('Annots', this.#resolve);
      return Array.from({ length: annotations?.length ?? 0 }, (_, at) => {
        const one = annotations?.at(at, this.#resolve);
        return one instanceof PdfDict ? (one.getNumber('StructParent')?.value ?? -1) : -1;
      });
    });
  }

  #setParent(key: number, element: PdfRef): void {
    this.#parents.push(PdfNumber.of(key));
    this.#parents.push(element);
    const first = this.#parents.at(0);
    if (first !== undefined && this.#branch !== undefined)
      this.#branch.set('Limits', new PdfArray([first, PdfNumber.of(key)]));
  }

  /** As `Document` of a structure of its own, else as a `Sect` at the end of the one that is there. */
  #hang(): void {
    const tops = this.#root.getArray('K', this.#resolve);
    const topRef = tops?.at(0) ?? this.#root.get('K');
    const top =
      topRef instanceof PdfDict ? topRef : (this.#root.getDict('K', this.#resolve) ?? tops?.at(0, this.#resolve));
    const isNew = !(top instanceof PdfDict);
    this.#section.set('S', PdfName.of(isNew ? 'Document' : 'Sect'));
    const parent = isNew ? this.#document.getCatalog().get('StructTreeRoot') : topRef;
    if (parent !== undefined && parent !== null) this.#section.set('P', parent);
    const above = isNew ? this.#root : top;
    const before = above.get('K');
    const siblings = above.getArray('K', this.#resolve);
    if (siblings !== undefined) siblings.push(this.#sectionRef);
    else above.set('K', new PdfArray(before === undefined ? [this.#sectionRef] : [before, this.#sectionRef]));
  }
}
