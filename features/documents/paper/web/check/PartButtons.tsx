import { Button } from 'antd';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../../platform/web/records/can.tsx';
import { RECOGNIZE_STATE } from '../../states.ts';
import { getParseData, joinPaper, type PaperDetail, papers, splitPaper } from '../../wire.ts';
import styles from '../paper.module.css';
import { usePageTexts } from '../texts.ts';

const INVALIDATES = [papers.list, getParseData];

/** Which pages of the file these are; joins the paper to the one before it. */
export function PartOfFile({ detail, onMoved }: { detail: PaperDetail; onMoved: (id: number) => void }) {
  const texts = usePageTexts();
  const joining = useWrite(joinPaper, { invalidates: INVALIDATES, done: texts.joined });
  if (!detail.isPart) return null;
  const { id, firstPage, pages, abilities, recognizeState } = detail;
  const join = async () => {
    const joined = await joining.send({ id });
    if (joined !== undefined) onMoved(joined.id);
  };
  return (
    <div className={styles.part}>
      <span>{texts.part({ from: firstPage, to: firstPage + pages.length - 1 })}</span>
      {abilities.join && recognizeState === RECOGNIZE_STATE.read && (
        <Can call={joinPaper}>
          <Button size="small" loading={joining.isPending} onClick={() => void join()}>
            {texts.join}
          </Button>
        </Can>
      )}
    </div>
  );
}

/** Between two pages: what follows is another paper. */
export function SplitHere({ detail, page }: { detail: PaperDetail; page: number }) {
  const texts = usePageTexts();
  const splitting = useWrite(splitPaper, { invalidates: INVALIDATES, done: texts.wasSplit });
  if (page === 1 || detail.recognizeState !== RECOGNIZE_STATE.read) return null;
  return (
    <Can call={splitPaper}>
      <div className={styles.split}>
        <Button
          size="small"
          type="dashed"
          loading={splitting.isPending}
          onClick={() => void splitting.send({ id: detail.id, page })}
        >
          {texts.split}
        </Button>
      </div>
    </Can>
  );
}
