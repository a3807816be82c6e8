import { Button } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { LinkState } from '../../link.ts';
import type { LinkRow } from '../../wire.ts';
import { useLinksTexts } from '../texts.ts';
import { RevokeButton } from './RevokeButton.tsx';
import styles from './section.module.css';

export const STATE_TONES = {
  live: 'success',
  expired: 'neutral',
  usedUp: 'neutral',
  revoked: 'danger',
} as const satisfies Readonly<Record<LinkState, string>>;

/** One link of an order: for whom, for what, how far it was used. */
export function LinkCard({ link, onLog }: { link: LinkRow; onLog: () => void }) {
  const texts = useLinksTexts();
  const format = useFormat();
  const { task, recipient, isForOne, containerNo, usedCount, maxUses, expireTime, lastUseTime, state } = link;
  const facts = [
    recipient,
    isForOne ? containerNo || texts.numberUnknown : texts.allContainers,
    `${texts.uses} ${usedCount} / ${maxUses}`,
    `${texts.until} ${format.dateTime(expireTime)}`,
    lastUseTime === null ? '' : `${texts.lastUse} ${format.dateTime(lastUseTime)}`,
  ];
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <strong>{texts.tasks[task]}</strong>
        <StatusTag tone={STATE_TONES[state]} label={texts.states[state]} />
      </div>
      <p className={styles.soft}>{facts.filter(Boolean).join(' · ')}</p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onLog}>
          {texts.log}
        </Button>
        <RevokeButton link={link} />
      </div>
    </li>
  );
}
