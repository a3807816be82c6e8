import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { SignLinkPage } from '../../../../people/trustee/web/parts.ts';
import { listTrusteeContracts, openTrusteeContract, type TrusteeContract } from '../../linkWire.ts';
import { useLinkTexts } from '../texts.ts';
import { browserKey } from './browserKey.ts';
import type { Holder } from './CodeStep.tsx';
import styles from './link.module.css';

/** A trustee's link with the contracts that can be signed by it. */
export default function TrusteeSignPage() {
  return <SignLinkPage contracts={(holder, nothing) => <Contracts holder={holder} nothing={nothing} />} />;
}

function Contracts({ holder, nothing }: { holder: Holder; nothing: ReactNode }) {
  const texts = useLinkTexts();
  const read = useRead(listTrusteeContracts, holder);
  if (read.data?.length === 0) return nothing;
  return (
    <section aria-busy={read.isPending}>
      <h2>{texts.toSign}</h2>
      {read.error && <p role="alert">{read.error.message}</p>}
      <ul className={styles.waiting}>
        {read.data?.map((one) => (
          <Waiting key={one.contractId} contract={one} holder={holder} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ contract, holder }: { contract: TrusteeContract; holder: Holder }) {
  const texts = useLinkTexts();
  const navigate = useNavigate();
  const [isAgreed, setAgreed] = useState(contract.isAsked);
  const opening = useWrite(openTrusteeContract, { silent: true });
  const open = async () => {
    const { contractId } = contract;
    const asked = { ...holder, contractId, isAgreed: true, contractBrowserKey: browserKey() } as const;
    const opened = await opening.send(asked);
    if (opened) void navigate(opened.path);
  };
  return (
    <li>
      <strong>
        {[texts.types[contract.contractType], texts.lines[contract.lineType]].filter(Boolean).join(' · ')}
      </strong>
      <div>{contract.contractNo}</div>
      {!contract.isAsked && (
        <label>
          <input type="checkbox" checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)} /> {texts.seal}
        </label>
      )}
      {opening.error && <p role="alert">{opening.error.message}</p>}
      <button
        type="button"
        className={styles.primary}
        disabled={!isAgreed || opening.isPending}
        onClick={() => void open()}
      >
        {texts.readAndSign}
      </button>
    </li>
  );
}
