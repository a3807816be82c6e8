import { type UIEvent, useEffect, useEffectEvent, useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import type { Bond } from '../../contractTypes.ts';
import { SIGN_STATUS } from '../../status.ts';
import { generateContract, listContracts, type OwnContract, readContractPage, reportContractRead } from '../../wire.ts';
import { PageImage } from '../PageImage.tsx';
import { useSectionTexts } from '../texts.ts';
import { Agreement } from './Agreement.tsx';
import { SignState } from './SignState.tsx';
import styles from './section.module.css';

/** Inventory N05. */
const END_PX = 50;

interface PaperProps {
  contract: OwnContract;
  bond1: Bond | undefined;
}

/** Pages of a contract, over them how far it is signed, below them what can be done. */
export function ContractPaper({ contract, bond1 }: PaperProps) {
  const texts = useSectionTexts();
  const { signStatus } = contract;
  const isUnsigned = signStatus === SIGN_STATUS.unsigned;
  const { made, error, make } = useMade(contract, bond1);
  const [hasReachedEnd, setReachedEnd] = useState(false);
  const [shownPages, setShownPages] = useState<ReadonlySet<number>>(new Set());
  const scroll = ({ currentTarget: pages }: UIEvent<HTMLElement>) => {
    if (pages.scrollHeight - pages.scrollTop - pages.clientHeight <= END_PX) setReachedEnd(true);
  };
  const show = (page: number) => setShownPages((shown) => new Set(shown).add(page));
  // pages that still load keep their places, which can be scrolled past
  const isAtEnd = hasReachedEnd && made !== null && shownPages.size === made.tPageNum;
  const reading = useReadReport(isUnsigned && isAtEnd ? made.contractId : null);
  const isCovered = signStatus === SIGN_STATUS.sent || signStatus === SIGN_STATUS.signedByA;
  return (
    <>
      <div className={styles.paper}>
        {!isUnsigned && <SignState contract={contract} />}
        <div className={styles.pages} onScroll={scroll} data-covered={isCovered || undefined}>
          {error && isUnsigned ? (
            <LoadError error={error} onRetry={make} />
          ) : made === null ? (
            <p role="status">{texts.preparing}</p>
          ) : (
            Array.from({ length: made.tPageNum }, (_, place) => place + 1).map((page) => (
              <OwnPage key={page} made={made} page={page} onShown={() => show(page)} />
            ))
          )}
        </div>
      </div>
      {reading.error && <LoadError error={reading.error} onRetry={reading.report} />}
      {isUnsigned && made && <Agreement contract={contract} contractId={made.contractId} isRead={reading.isReported} />}
    </>
  );
}

/** Reports that a contract was read to its end; null: not yet. */
function useReadReport(contractId: number | null) {
  const reporting = useWrite(reportContractRead, { silent: true });
  const [isReported, setReported] = useState(false);
  const report = async () => {
    if (contractId !== null && (await reporting.send({ contractId }))) setReported(true);
  };
  const reportFirst = useEffectEvent(() => void report());
  useEffect(() => {
    if (contractId !== null) reportFirst();
  }, [contractId]);
  return { isReported, error: reporting.error, report: () => void report() };
}

interface Made {
  contractId: number;
  tPageNum: number;
  /** changes with what the pages show */
  standing: string;
}

/** The document, made where it is missing or its facts have changed. */
function useMade(contract: OwnContract, bond1: Bond | undefined) {
  const making = useWrite(generateContract, { invalidates: [listContracts], silent: true });
  const [made, setMade] = useState<OwnContract | null>(null);
  const make = async () => {
    const done = await making.send({ tid: contract.tid, ...(bond1 && { bond1 }) });
    if (done !== undefined && typeof done === 'object') setMade(done);
  };
  const isUnsigned = contract.signStatus === SIGN_STATUS.unsigned;
  const makeFirst = useEffectEvent(() => void make());
  useEffect(() => {
    if (isUnsigned) makeFirst();
  }, [isUnsigned]);
  const shown = isUnsigned ? made : contract;
  const { contractId = null, tPageNum = 0, signStatus = '', bond1: bond = '' } = shown ?? {};
  const ready: Made | null =
    contractId === null || making.isPending
      ? null
      : { contractId, tPageNum, standing: `${signStatus} ${bond} ${isUnsigned ? (bond1 ?? '') : ''}` };
  return { made: ready, error: making.error, make: () => void make() };
}

function OwnPage({ made, page, onShown }: { made: Made; page: number; onShown: () => void }) {
  const texts = useSectionTexts();
  const { contractId, tPageNum } = made;
  const read = useRead(readContractPage, { contractId, page, state: made.standing });
  const reportShown = useEffectEvent(onShown);
  const isShown = read.data !== undefined;
  useEffect(() => {
    if (isShown) reportShown();
  }, [isShown]);
  if (read.error) return <LoadError error={read.error} onRetry={() => void read.refetch()} />;
  return <PageImage content={read.data?.content} label={texts.page({ page, count: tPageNum })} />;
}
