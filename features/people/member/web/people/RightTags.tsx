import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { type MemberRights, RIGHT_NAMES } from '../../rights.ts';
import { usePeopleTexts } from '../texts.ts';
import styles from './people.module.css';

/** Rights as short tags; a main account has them all. */
export function RightTags({ rights, isMain }: { rights: MemberRights; isMain: boolean }) {
  const texts = usePeopleTexts();
  if (isMain) return <StatusTag tone="info" label={texts.all} />;
  const held = RIGHT_NAMES.filter((name) => rights[name]);
  const { empowerType } = rights;
  return (
    <span className={styles.rights}>
      {held.map((name) => (
        <StatusTag key={name} tone="neutral" label={texts.rightNames[name]} />
      ))}
      {empowerType !== null && <StatusTag tone="neutral" label={texts.signingShort[empowerType]} />}
      {held.length === 0 && empowerType === null && <span className={styles.soft}>{texts.none}</span>}
    </span>
  );
}
