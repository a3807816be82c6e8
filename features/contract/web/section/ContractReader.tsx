import { Button, Checkbox, Drawer, Modal, Steps } from 'antd';
import { type UIEvent, useEffect, useEffectEvent, useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { SIGN_STATUS } from '../../status.ts';
import { generateContract, listContracts, type OwnContract, readContractPage } from '../../wire.ts';
import { PageImage } from '../PageImage.tsx';
import { useSectionTexts } from '../texts.ts';
import { SignerDialog } from './SignerDialog.tsx';
import { SignLinkPanel } from './SignLinkPanel.tsx';
import styles from './section.module.css';

const WIDTH = 860;
/** Inventory N05. */
const END_PX = 50;
const STEP = { 0: 0, 1: 0, 2: 1, 3: 2 } as const;

interface ReaderProps {
  contract: OwnContract;
  onClose: () => void;
}

/** The document, and below it what can be done with it. */
export default function ContractReader({ contract, onClose }: ReaderProps) {
  const texts = useSectionTexts();
  const [hasReachedEnd, setReachedEnd] = useState(false);
  const [shownPages, setShownPages] = useState<ReadonlySet<number>>(new Set());
  const making = useWrite(generateContract, { invalidates: [listContracts], silent: true });
  const make = useEffectEvent(() => void making.send({ tid: contract.tid }));
  useEffect(() => make(), []);
  const scroll = ({ currentTarget: pages }: UIEvent<HTMLElement>) => {
    if (pages.scrollHeight - pages.scrollTop - pages.clientHeight <= END_PX) setReachedEnd(true);
  };
  const show = (page: number) => setShownPages((shown) => new Set(shown).add(page));
  const { contractId, tPageNum, signStatus } = contract;
  const name = [texts.types[contract.contractType], texts.lines[contract.lineType]]
    .filter(Boolean)
    .join(' · ');
  // pages that still load keep their places, which can be scrolled past
  const isRead = hasReachedEnd && shownPages.size === tPageNum;
  const isReady = contractId !== null && !making.isPending;
  return (
    <Drawer
      open
      size={WIDTH}
      styles={{ wrapper: { maxWidth: '100vw' }, body: { padding: 0 } }}
      title={name}
      onClose={onClose}
      footer={isReady ? <Foot contract={contract} contractId={contractId} isRead={isRead} /> : null}
    >
      <div className={styles.pages} onScroll={scroll}>
        {making.error && signStatus === SIGN_STATUS.unsigned ? (
          <LoadError error={making.error} onRetry={() => void making.send({ tid: contract.tid })} />
        ) : isReady ? (
          Array.from({ length: tPageNum }, (_, place) => place + 1).map((page) => (
            <OwnPage
              key={page}
              contract={contract}
              contractId={contractId}
              page={page}
              onShown={() => show(page)}
            />
          ))
        ) : (
          <p role="status">{texts.preparing}</p>
        )}
      </div>
    </Drawer>
  );
}

function OwnPage({
  contract,
  contractId,
  page,
  onShown,
}: {
  contract: OwnContract;
  contractId: number;
  page: number;
  onShown: () => void;
}) {
  const texts = useSectionTexts();
  const read = useRead(readContractPage, { contractId, page });
  const tell = useEffectEvent(onShown);
  const isShown = read.data !== undefined;
  useEffect(() => {
    if (isShown) tell();
  }, [isShown]);
  return <PageImage content={read.data?.content} label={texts.page({ page, count: contract.tPageNum })} />;
}

interface FootProps {
  contract: OwnContract;
  contractId: number;
  isRead: boolean;
}

function Foot({ contract, contractId, isRead }: FootProps) {
  const texts = useSectionTexts();
  const { signStatus } = contract;
  const steps = texts.steps.map((title) => ({ title }));
  return (
    <div className={styles.foot}>
      <Steps size="small" current={STEP[signStatus]} items={steps} />
      {signStatus === SIGN_STATUS.unsigned && <Agreement contractId={contractId} isRead={isRead} />}
      {signStatus === SIGN_STATUS.sent && <SignLinkPanel contract={contract} contractId={contractId} />}
      {signStatus === SIGN_STATUS.signedByA && <p className={styles.soft}>{texts.pending}</p>}
    </div>
  );
}

function Agreement({ contractId, isRead }: { contractId: number; isRead: boolean }) {
  const texts = useSectionTexts();
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [dialog, setDialog] = useState<'none' | 'seal' | 'signer'>('none');
  const close = () => setDialog('none');
  const agree = () => {
    setMissing(!isAgreed);
    if (isAgreed) setDialog('signer');
  };
  return (
    <>
      <div className={styles.actions}>
        <Checkbox checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)}>
          {texts.seal}
        </Checkbox>
        <Button type="link" size="small" onClick={() => setDialog('seal')}>
          {texts.sealTitle}
        </Button>
        <Button type="primary" disabled={!isRead} onClick={agree}>
          {texts.agree}
        </Button>
      </div>
      {!isRead && <span className={styles.soft}>{texts.toEnd}</span>}
      {isMissing && !isAgreed && (
        <span role="alert" className={styles.fault}>
          {texts.sealMissing}
        </span>
      )}
      {dialog === 'signer' && <SignerDialog contractId={contractId} onClose={close} />}
      <Modal open={dialog === 'seal'} title={texts.sealTitle} footer={null} onCancel={close}>
        {texts.sealText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Modal>
    </>
  );
}
