import { useRead } from '../../../../platform/web/query/useRead.ts';
import { type FoundValue, readPaperPage } from '../wire.ts';
import styles from './place.module.css';
import { usePageTexts } from './texts.ts';
import { usePictureUrl } from './usePictureUrl.ts';

interface PlaceOnPageProps {
  paperId: number;
  /** what was read, and where */
  value: Pick<FoundValue, 'page' | 'box' | 'text'>;
}

const PERCENT = 100;
const share = (part: number) => `${part * PERCENT}%`;

/** The part of an own paper's page around a value, with a mark over it; a sheet has no picture. */
export function PlaceOnPage({ paperId, value: { page, box, text } }: PlaceOnPageProps) {
  const texts = usePageTexts();
  const read = useRead(readPaperPage, { id: paperId, page }, { isImmutable: true });
  const url = usePictureUrl(read.data?.content);
  const { left, top, right, bottom } = box;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return (
    <div className={styles.window} data-empty={url === undefined}>
      {url !== undefined && (
        <div className={styles.moved} style={{ transform: `translate(-${share(x)}, -${share(y)})` }}>
          <img src={url} alt={texts.page({ page })} />
          <span
            className={styles.mark}
            title={text}
            style={{ left: share(left), top: share(top), width: share(right - left), height: share(bottom - top) }}
          />
        </div>
      )}
    </div>
  );
}
