import { Select } from 'antd';
import { useId } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { PAPER_KINDS } from '../../paperKinds.ts';
import { DOUBTFUL } from '../../reading/found.ts';
import { RECOGNIZE_STATE } from '../../states.ts';
import { getParseData, type PaperDetail, papers, setPaperKind } from '../../wire.ts';
import styles from '../paper.module.css';
import { usePageTexts } from '../texts.ts';

const PERCENT = 100;

/** Kind of the paper, to be corrected; the fields follow it. */
export function KindChoice({ detail }: { detail: PaperDetail }) {
  const texts = usePageTexts();
  const id = useId();
  const canEdit = useCan(setPaperKind);
  const setting = useWrite(setPaperKind, { invalidates: [papers.list, getParseData], done: texts.kindSet });
  const { paperKind, kindConfidence, recognizeState } = detail;
  if (paperKind === null) return null;
  const isDoubtful = kindConfidence < DOUBTFUL;
  return (
    <p className={styles.lineHead}>
      <label htmlFor={id}>{texts.columns.kind}</label>
      <Select
        id={id}
        size="small"
        style={{ minWidth: 176 }}
        popupMatchSelectWidth={false}
        value={paperKind}
        status={isDoubtful ? 'warning' : ''}
        loading={setting.isPending}
        disabled={!canEdit || setting.isPending || recognizeState !== RECOGNIZE_STATE.read}
        options={PAPER_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
        onChange={(kind) => void setting.send({ id: detail.id, paperKind: kind })}
      />
      {isDoubtful && <small>{texts.confidence({ percent: Math.round(kindConfidence * PERCENT) })}</small>}
    </p>
  );
}
