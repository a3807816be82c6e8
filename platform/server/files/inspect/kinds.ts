/** A kind of file that may come in. */
interface Kind {
  mimeType: string;
  /** what a name may end with, without the dot */
  names: readonly string[];
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
/** the three share one container, and people rename them freely */
const BEFORE_2007 = ['doc', 'xls', 'ppt'];

/** Everything that may come in, by what its bytes say (documents 5 and 9). What is not here is refused. */
export const KINDS = {
  png: { mimeType: 'image/png', names: ['png', 'apng'] },
  apng: { mimeType: 'image/apng', names: ['png', 'apng'] },
  jpg: { mimeType: 'image/jpeg', names: ['jpg', 'jpeg', 'jfif'] },
  gif: { mimeType: 'image/gif', names: ['gif'] },
  webp: { mimeType: 'image/webp', names: ['webp'] },
  bmp: { mimeType: 'image/bmp', names: ['bmp'] },
  tif: { mimeType: 'image/tiff', names: ['tif', 'tiff'] },
  pdf: { mimeType: 'application/pdf', names: ['pdf'] },
  doc: { mimeType: 'application/msword', names: BEFORE_2007 },
  xls: { mimeType: 'application/vnd.ms-excel', names: BEFORE_2007 },
  ppt: { mimeType: 'application/vnd.ms-powerpoint', names: BEFORE_2007 },
  docx: { mimeType: `${OFFICE}.wordprocessingml.document`, names: ['docx'] },
  xlsx: { mimeType: `${OFFICE}.spreadsheetml.sheet`, names: ['xlsx'] },
  pptx: { mimeType: `${OFFICE}.presentationml.presentation`, names: ['pptx'] },
  txt: { mimeType: 'text/plain', names: ['txt', 'csv'] },
  zip: { mimeType: 'application/zip', names: ['zip'] },
  // for rich texts; every browser plays them
  mp4: { mimeType: 'video/mp4', names: ['mp4', 'm4v'] },
  webm: { mimeType: 'video/webm', names: ['webm'] },
  '7z': { mimeType: 'application/x-7z-compressed', names: ['7z'] },
  rar: { mimeType: 'application/vnd.rar', names: ['rar'] },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

const KNOWN_NAMES: ReadonlySet<string> = new Set(Object.values(KINDS).flatMap(({ names }) => [...names]));

/** Whether any kind that may come in goes by such a name ending. */
export const isKnownExtension = (extension: string) => KNOWN_NAMES.has(extension);

const PICTURES: readonly KindName[] = ['png', 'apng', 'jpg', 'gif', 'webp', 'bmp', 'tif'];
const PICTURE_NAMES: ReadonlySet<string> = new Set(PICTURES.flatMap((kind) => [...KINDS[kind].names]));

/**
 * Whether a name may end so when the bytes are of a kind; no ending at all fits every kind. The bytes of a picture may
 * come under the name of another kind of picture: phones and chats name them so. `isRightName` tells which is which.
 */
export function fits(extension: string, kind: KindName): boolean {
  if (PICTURES.includes(kind) && PICTURE_NAMES.has(extension)) return true;
  return extension === '' || isRightName(extension, kind);
}

/** Whether a kind goes by such a name ending. */
export function isRightName(extension: string, kind: KindName): boolean {
  const { names }: Kind = KINDS[kind];
  return names.includes(extension);
}

/** Whether a word names a kind that may come in. */
export const isKindName = (name: string): name is KindName => name in KINDS;
