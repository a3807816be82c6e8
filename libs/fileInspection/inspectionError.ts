type PlainKey =
  | 'executable'
  | 'disabled'
  | 'imageFormat'
  | 'nameCharacters'
  | 'damaged'
  | 'encrypted'
  | 'macro'
  | 'activeContent'
  | 'twoInOne'
  | 'unpacksTooBig'
  | 'workbookTooBig'
  | 'documentTooBig'
  | 'tooBigToScan'
  | 'scanLater'
  | 'inspectLater';

export type InspectionFault =
  | { [Key in PlainKey]: { key: Key } }[PlainKey]
  | { key: 'wrongType'; extensions: readonly string[] }
  | { key: 'nameTooLong'; most: number }
  | { key: 'imageTooBig'; megapixels: number }
  | { key: 'tooManyEntries'; max: number }
  | { key: 'unsafePath' | 'archiveInside' | 'executableInside'; path: string }
  | { key: 'virus'; name: string };

/** The file is rejected; the caller has the words for the fault. */
export class InspectionError extends Error {
  readonly fault: InspectionFault;

  constructor(fault: InspectionFault) {
    super(fault.key);
    this.fault = fault;
  }
}
