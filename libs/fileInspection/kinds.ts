interface Kind {
  mimeType: string;
  /** allowed extensions, without the dot */
  names: readonly string[];
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
/** one container format; users swap these extensions freely */
const BEFORE_2007 = ['doc', 'xls', 'ppt'];

/** Accepted file types by their bytes (documents 5 and 9). */
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
  // for rich texts; playable in every browser
  mp4: { mimeType: 'video/mp4', names: ['mp4', 'm4v'] },
  webm: { mimeType: 'video/webm', names: ['webm'] },
  '7z': { mimeType: 'application/x-7z-compressed', names: ['7z'] },
  rar: { mimeType: 'application/vnd.rar', names: ['rar'] },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

const KNOWN_NAMES: ReadonlySet<string> = new Set(Object.values(KINDS).flatMap(({ names }) => [...names]));

export const isKnownExtension = (extension: string) => KNOWN_NAMES.has(extension);

const PICTURES: readonly KindName[] = ['png', 'apng', 'jpg', 'gif', 'webp', 'bmp', 'tif'];
const PICTURE_NAMES: ReadonlySet<string> = new Set(PICTURES.flatMap((kind) => [...KINDS[kind].names]));

/** Image extensions are interchangeable: phones and chats mix them up. */
export function matchesExtension(extension: string, kind: KindName): boolean {
  if (PICTURES.includes(kind) && PICTURE_NAMES.has(extension)) return true;
  return extension === '' || isExtensionOf(extension, kind);
}

export function isExtensionOf(extension: string, kind: KindName): boolean {
  const { names }: Kind = KINDS[kind];
  return names.includes(extension);
}

export const isKindName = (name: string): name is KindName => name in KINDS;
