import { Button, Drawer, Skeleton } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { MOVEMENTS } from '../../challenge.ts';
import { downloadEvidence, type IdentityRow, type OpenedEvidence, openEvidence } from '../../operatorWire.ts';
import { usePageTexts } from '../texts.ts';
import styles from './evidence.module.css';

const WIDTH = 640;

/** Pictures and measurements of one check; opening it is audited. */
export function EvidenceDrawer({ check, onClose }: { check: IdentityRow; onClose: () => void }) {
  const texts = usePageTexts();
  const file = useDownload(downloadEvidence);
  const opening = useWrite(openEvidence);
  const [evidence, setEvidence] = useState<OpenedEvidence | null>(null);
  const { checkId } = check;
  const open = useEffectEvent(async () => setEvidence((await opening.send({ checkId })) ?? null));
  useEffect(() => {
    void open();
  }, []);
  return (
    <Drawer
      open
      size={WIDTH}
      title={texts.evidenceOf({ name: check.name })}
      onClose={onClose}
      extra={
        <Button loading={file.isPending} onClick={() => void file.download({ checkId })}>
          {texts.download}
        </Button>
      }
    >
      <p className={styles.soft}>{texts.audited}</p>
      {opening.isPending && <Skeleton active />}
      {evidence && <Evidence evidence={evidence} />}
    </Drawer>
  );
}

function Evidence({ evidence }: { evidence: OpenedEvidence }) {
  const texts = usePageTexts();
  const language = useLanguage();
  return (
    <>
      <div className={styles.pictures}>
        {evidence.pictures.map(({ name, jpeg }) => (
          <figure key={name}>
            <img src={`data:image/jpeg;base64,${jpeg}`} alt="" />
            <figcaption>{captionOf(texts.pictures, name)}</figcaption>
          </figure>
        ))}
      </div>
      <p>{evidence.proves[language]}</p>
      <p>{evidence.doesNotProve[language]}</p>
      <details>
        <summary>{texts.facts}</summary>
        <pre className={styles.facts}>{evidence.facts}</pre>
      </details>
    </>
  );
}

type Captions = ReturnType<typeof usePageTexts>['pictures'];

/** Names are `0-straight.jpg`, `1-turnLeft.jpg`. */
function captionOf(captions: Captions, name: string): string {
  const shot = (['straight', ...MOVEMENTS] as const).find((one) => name.includes(one));
  return shot ? captions[shot] : name;
}
