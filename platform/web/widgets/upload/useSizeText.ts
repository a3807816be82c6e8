import { KILOBYTE, MEGABYTE } from '../../../wire/uploadRule.ts';
import { useLanguage } from '../../language/language.ts';
import { useUploadTexts } from './texts.ts';

/** Says how big a file is, as one reads it: `312 KB`, `4.7 MB`. */
export function useSizeText(): (byteCount: number) => string {
  const language = useLanguage();
  const texts = useUploadTexts();
  return (byteCount) => {
    const isSmall = byteCount < MEGABYTE;
    const count = isSmall ? Math.ceil(byteCount / KILOBYTE) : byteCount / MEGABYTE;
    const figure = new Intl.NumberFormat(language, { maximumFractionDigits: isSmall ? 0 : 1 }).format(count);
    return isSmall ? texts.kilobytes({ count: figure }) : texts.megabytes({ count: figure });
  };
}
