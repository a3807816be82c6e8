import { useFormat } from '../../../../../platform/web/language/format.ts';
import { StatusTag, type Tone } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { ContractDetail } from '../../../evidenceWire.ts';
import { useOperatorTexts } from '../../texts.ts';
import styles from '../ledger.module.css';

type Link = ContractDetail['links'][number];

const TONES: Record<Link['state'], Tone> = {
  open: 'info',
  opened: 'info',
  used: 'success',
  replaced: 'neutral',
  expired: 'neutral',
};

/** Signing links that were sent, newest first. */
export function Links({ links }: { links: readonly Link[] }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  return (
    <ul className={styles.rows}>
      {links.map(({ linkId, receiver, sentAt, sentBy, state }) => (
        <li key={linkId}>
          <div>
            {receiver}
            <div className={styles.soft}>{[format.dateTime(sentAt), sentBy].filter(Boolean).join(' · ')}</div>
          </div>
          <StatusTag tone={TONES[state]} label={texts.linkStates[state]} />
        </li>
      ))}
    </ul>
  );
}
