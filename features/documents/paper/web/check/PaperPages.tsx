import { Button } from 'antd';
import { Fragment, useEffect, useRef } from 'react';
import { extensionOf } from '../../../../../libs/fileName/fileName.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { openPreview } from '../../../../../platform/web/widgets/preview/openPreview.ts';
import { type PaperDetail, readPaperPage } from '../../wire.ts';
import styles from '../paper.module.css';
import { usePageTexts } from '../texts.ts';
import { usePictureUrl } from '../usePictureUrl.ts';
import type { Spot } from './draft.ts';
import { PartOfFile, SplitHere } from './PartButtons.tsx';

interface PagesProps {
  detail: PaperDetail;
  spots: readonly Spot[];
  chosen: string;
  onChoose: (spot: Spot) => void;
  /** absent: the paper cannot be split or joined here */
  onMoved?: (id: number) => void;
}

/** Pages with a mark over each value; the chosen one is scrolled to. */
export function PaperPages({ detail, spots, chosen, onChoose, onMoved }: PagesProps) {
  return (
    <div className={styles.pages}>
      {onMoved !== undefined && <PartOfFile detail={detail} onMoved={onMoved} />}
      {detail.pages.length === 0 && !detail.hidesAmounts && <WholeFile detail={detail} />}
      {detail.pages.map((page) => (
        <Fragment key={page.number}>
          {onMoved !== undefined && <SplitHere detail={detail} page={page.number} />}
          <PageWithMarks
            id={detail.id}
            page={page}
            spots={spots.filter(({ found }) => found.page === page.number)}
            chosen={chosen}
            onChoose={onChoose}
          />
        </Fragment>
      ))}
    </div>
  );
}

/** A paper that nothing here reads is looked at as it is, to be typed by hand. */
function WholeFile({ detail: { resourceId, fileName } }: { detail: PaperDetail }) {
  const texts = usePageTexts();
  const key = `resource-${resourceId}`;
  const source = { kind: 'server', resource: { resourceId } } as const;
  const file = { key, source, name: fileName, byteCount: 0, extension: extensionOf(fileName) };
  return (
    <p className={styles.part}>
      <Button onClick={() => openPreview([file], key)}>{texts.showFile}</Button>
    </p>
  );
}

interface OnePageProps {
  id: number;
  page: PaperDetail['pages'][number];
  spots: readonly Spot[];
  chosen: string;
  onChoose: (spot: Spot) => void;
}

function PageWithMarks({ id, page, spots, chosen, onChoose }: OnePageProps) {
  if (page.rows.length > 0) return <Sheet rows={page.rows} number={page.number} />;
  if (!page.hasPicture) return null;
  return (
    <div className={styles.page} style={{ aspectRatio: `${page.width} / ${page.height}` }}>
      <Picture id={id} number={page.number} />
      {spots.map((spot) => (
        <Mark key={spot.id} spot={spot} isChosen={spot.id === chosen} onChoose={onChoose} />
      ))}
    </div>
  );
}

function Picture({ id, number }: { id: number; number: number }) {
  const texts = usePageTexts();
  const read = useRead(readPaperPage, { id, page: number }, { isImmutable: true });
  const url = usePictureUrl(read.data?.content);
  return url === undefined ? null : <img src={url} alt={texts.page({ page: number })} />;
}

const PERCENT = 100;
const share = (part: number) => `${part * PERCENT}%`;

function Mark({ spot, isChosen, onChoose }: { spot: Spot; isChosen: boolean; onChoose: (spot: Spot) => void }) {
  const place = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) place.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [isChosen]);
  const { left, top, right, bottom } = spot.found.box;
  return (
    <button
      ref={place}
      type="button"
      tabIndex={-1}
      className={styles.mark}
      data-doubtful={spot.isDoubtful}
      data-chosen={isChosen}
      aria-label={spot.found.text}
      title={spot.found.text}
      style={{ left: share(left), top: share(top), width: share(right - left), height: share(bottom - top) }}
      onClick={() => onChoose(spot)}
    />
  );
}

function Sheet({ rows, number }: { rows: readonly (readonly string[])[]; number: number }) {
  const texts = usePageTexts();
  const cells = rows.map((row, line) => ({ line, row: row.map((text, place) => ({ text, place })) }));
  return (
    <table className={styles.sheet} aria-label={`${texts.sheet} ${number}`}>
      <tbody>
        {cells.map(({ line, row }) => (
          <tr key={line}>
            {row.map(({ text, place }) => (
              <td key={place}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
