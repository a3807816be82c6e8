import { limitOf, type UploadRule } from '../../../wire/uploadRule.ts';
import { useUploadTexts } from './texts.ts';
import styles from './upload.module.css';

/** Formats as people call them, by their extensions. */
const FORMATS: Readonly<Record<string, string>> = {
  doc: 'Word',
  docx: 'Word',
  word: 'Word',
  xls: 'Excel',
  xlsx: 'Excel',
  ppt: 'PowerPoint',
  pptx: 'PowerPoint',
  jpeg: 'JPG',
  tiff: 'TIF',
};
/** A rule with all of them takes pictures of any kind; else each is named. */
const PICTURES = ['png', 'jpg', 'jpeg', 'bmp', 'webp', 'apng'];

function formatsOf(extensions: readonly string[], images: string): string[] {
  const takesPictures = PICTURES.every((extension) => extensions.includes(extension));
  const names = extensions.map((extension) =>
    takesPictures && PICTURES.includes(extension) ? images : (FORMATS[extension] ?? extension.toUpperCase()),
  );
  return [...new Set(names)];
}

export function RuleHint({ rule, extra = [] }: { rule: UploadRule; extra?: readonly string[] }) {
  const texts = useUploadTexts();
  const parts = [
    ...(rule.extensions ? [texts.formats({ formats: formatsOf(rule.extensions, texts.images) })] : []),
    rule.maxFiles === 1
      ? texts.upTo(limitOf(rule.maxBytes))
      : texts.each({ ...limitOf(rule.maxBytes), files: rule.maxFiles }),
    ...extra,
  ];
  return <span className={styles.hint}>{parts.join(texts.separator)}</span>;
}
