import { Button } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { download } from '../../../resource/wire.ts';
import { type ContractLife, downloadEvidence } from '../../lifeWire.ts';
import { useLifeTexts } from '../texts.ts';
import styles from './life.module.css';
import { useContractLives } from './useContractLives.ts';
import { VoidFacts } from './VoidFacts.tsx';

/** Contracts that have ended, were renewed or voided; nothing where there are none. */
export function FormerContracts() {
  const texts = useLifeTexts();
  const former = useContractLives().filter(
    ({ isFormer, contractState }) => isFormer || contractState === 'expired',
  );
  if (former.length === 0) return null;
  return (
    <div className={styles.former}>
      <h3>{texts.former}</h3>
      <p className={styles.soft}>{texts.formerHint}</p>
      <ul className={styles.rows} aria-label={texts.former}>
        {former.map((life) => (
          <FormerContract key={life.contractId} life={life} />
        ))}
      </ul>
    </div>
  );
}

function FormerContract({ life }: { life: ContractLife }) {
  const texts = useLifeTexts();
  const format = useFormat();
  const file = useDownload(download);
  const evidence = useDownload(downloadEvidence);
  const { contractId, contractNo, contractState, resourceId, lastVoid } = life;
  const name = [texts.types[life.contractType], texts.lines[life.lineType]].filter(Boolean).join(' · ');
  const term = [life.contractStartDate, life.contractEndDate].flatMap((day) =>
    day ? [format.date(day)] : [],
  );
  return (
    <li>
      <div className={styles.requestHead}>
        <strong>{name}</strong>
        <StatusTag
          tone={contractState === 'voided' ? 'danger' : 'neutral'}
          label={texts.states[contractState]}
        />
      </div>
      <div className={styles.soft}>{[contractNo, term.join(' – ')].filter(Boolean).join(' · ')}</div>
      {lastVoid?.state === 'agreed' && <VoidFacts request={lastVoid} />}
      <div className={styles.buttons}>
        {resourceId !== null && (
          <Button size="small" disabled={file.isPending} onClick={() => void file.download({ resourceId })}>
            {texts.download}
          </Button>
        )}
        <Button
          size="small"
          disabled={evidence.isPending}
          onClick={() => void evidence.download({ contractId })}
        >
          {texts.evidence}
        </Button>
      </div>
    </li>
  );
}
