/** Documents 2.8. */
type IconKind = 'pdf' | 'word' | 'excel' | 'zip' | 'rar' | '7z' | 'image' | 'other';

const EXTENSIONS: Readonly<Record<Exclude<IconKind, 'other'>, readonly string[]>> = {
  pdf: ['pdf'],
  word: ['doc', 'docx', 'word', 'odt', 'rtf'],
  excel: ['xls', 'xlsx', 'csv', 'ods'],
  zip: ['zip'],
  rar: ['rar'],
  '7z': ['7z'],
  image: ['png', 'jpg', 'jpeg', 'bmp', 'webp', 'apng', 'gif'],
};

const KINDS: readonly Exclude<IconKind, 'other'>[] = ['pdf', 'word', 'excel', 'zip', 'rar', '7z', 'image'];

function iconKindOf(fileName: string): IconKind {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return KINDS.find((kind) => EXTENSIONS[kind].includes(extension)) ?? 'other';
}

/** Contrast with the white letters: 4.5 : 1. */
const LOOKS: Readonly<Record<IconKind, { colour: string; letters: string }>> = {
  pdf: { colour: '#c2332c', letters: 'PDF' },
  word: { colour: '#1f5fbf', letters: 'DOC' },
  excel: { colour: '#1d7a45', letters: 'XLS' },
  zip: { colour: '#8a6100', letters: 'ZIP' },
  rar: { colour: '#7a3f98', letters: 'RAR' },
  '7z': { colour: '#3f5367', letters: '7Z' },
  image: { colour: '#0b7285', letters: '' },
  other: { colour: '#66788a', letters: '' },
};

function Band({ colour, letters }: { colour: string; letters: string }) {
  return (
    <>
      <rect x="2" y="16.5" width="24" height="11" rx="2" fill={colour} />
      <text
        x="14"
        y="25"
        fill="#fff"
        fontSize="8.5"
        fontWeight="700"
        textAnchor="middle"
        fontFamily="system-ui, sans-serif"
      >
        {letters}
      </text>
    </>
  );
}

function Motif({ kind, colour }: { kind: IconKind; colour: string }) {
  if (kind === 'image') {
    return (
      <g fill={colour}>
        <circle cx="11" cy="14" r="2" />
        <path d="M7.5 25.5 12 19l2.5 3.2 2.6-4.2 4.4 7.5z" />
      </g>
    );
  }
  return <path d="M9 15h11M9 19h11M9 23h7" stroke={colour} strokeWidth="1.5" strokeLinecap="round" />;
}

/** Icon of a file type by name, hidden from screen readers. `size`: height in px. */
export function FileIcon({ fileName, size = 32 }: { fileName: string; size?: number }) {
  const kind = iconKindOf(fileName);
  const { colour, letters } = LOOKS[kind];
  return (
    <svg viewBox="0 0 28 32" width={(size * 28) / 32} height={size} aria-hidden="true" data-kind={kind}>
      <path
        d="M6.5 1.5h10.6l6.9 6.9v20.1a2 2 0 0 1-2 2H6.5a2 2 0 0 1-2-2v-25a2 2 0 0 1 2-2z"
        fill="#fff"
        stroke={colour}
      />
      <path d="M17 1.8v5a2 2 0 0 0 2 2h5" fill="none" stroke={colour} />
      {letters === '' ? <Motif kind={kind} colour={colour} /> : <Band colour={colour} letters={letters} />}
    </svg>
  );
}
