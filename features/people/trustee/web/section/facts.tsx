import { useFormat } from '../../../../../platform/web/language/format.ts';
import { DictTag } from '../../../../../platform/web/widgets/dict/DictTag.tsx';
import type { Trustee } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import styles from './section.module.css';

/** Review status, with the reason of a rejection or revocation below it. */
export function TrusteeStatusTag({ trustee: { status, reason } }: { trustee: Trustee }) {
  return (
    <>
      <DictTag type="authorizeStatus" value={status} />
      {reason !== '' && <div className={styles.reason}>{reason}</div>}
    </>
  );
}

/** Last signing link; undefined where none was sent. */
export function useLinkText(): (trustee: Trustee) => string | undefined {
  const texts = useSectionTexts();
  const format = useFormat();
  return ({ linkSentTime, linkOpenedTime }) => {
    if (linkOpenedTime !== null) return texts.linkOpened({ when: format.dateTime(linkOpenedTime) });
    return linkSentTime === null ? undefined : texts.linkSent({ when: format.dateTime(linkSentTime) });
  };
}
