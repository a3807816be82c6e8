import { Button, Skeleton, Tag } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from '../../../../../platform/web/chunks/loadChunk.ts';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useSearchId } from '../../../../../platform/web/router/addressId.ts';
import { Fillings } from '../../../../../platform/web/slots/Fillings.tsx';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { COMPANY_ENTITY } from '../../../../../platform/wire/currentUser.ts';
import { download } from '../../../resource/wire.ts';
import { CONTRACT_TO_SIGN } from '../../contractToSign.ts';
import { SIGN_STATUS } from '../../status.ts';
import { getCert, type OwnContract } from '../../wire.ts';
import { ContractLifeBlock } from '../life/ContractLifeBlock.tsx';
import { contractsHead } from '../slots.ts';
import { type SectionTexts, useSectionTexts, useSignerInvitationTexts } from '../texts.ts';
import styles from './section.module.css';
import { keyOf, useOwnContracts } from './useOwnContracts.ts';

const ContractDialog = lazy(() => loadChunk(() => import('./ContractDialog.tsx')));

const COLOUR = { 0: 'default', 1: 'warning', 2: 'processing', 3: 'success' } as const;

/** Contracts of the own company with the platform (inventory N01–N09). */
export function ContractsSection({ title }: { title: string }) {
  const texts = useSectionTexts();
  const { companyEntity, companyNo } = useCurrentUser();
  if (companyNo === null) return <ContractOffer title={title} action={texts.howTo} />;
  if (companyEntity !== COMPANY_ENTITY.overseas) return <CompanyContracts title={title} />;
  return (
    <ContractOffer title={title} action={texts.templates}>
      <Fillings slot={contractsHead} props={{}} />
    </ContractOffer>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const texts = useSectionTexts();
  return (
    <section className={styles.section} aria-labelledby="contracts">
      <header>
        <h2 id="contracts">{title}</h2>
        <p className={styles.soft}>{texts.hint}</p>
      </header>
      {children}
    </section>
  );
}

/** Opens the dialog for those who sign nothing here: without a company, or overseas (inventory N01, N02). */
function ContractOffer({ title, action, children }: { title: string; action: string; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame title={title}>
      {children}
      <Button onClick={() => setOpen(true)}>{action}</Button>
      <Suspense fallback={null}>{isOpen && <ContractDialog title={title} onClose={() => setOpen(false)} />}</Suspense>
    </Frame>
  );
}

function CompanyContracts({ title }: { title: string }) {
  const texts = useSectionTexts();
  const sign = useSignerInvitationTexts();
  const asked = useSearchId(CONTRACT_TO_SIGN);
  const [chosen, setChosen] = useState<OwnContract | null | undefined>();
  const read = useOwnContracts();
  const opened = chosen === undefined ? read.data?.find(({ tid }) => tid === asked) : chosen;
  return (
    <Frame title={title}>
      <Fillings slot={contractsHead} props={{}} />
      {read.error && !read.data ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      ) : read.data.length === 0 ? (
        <EmptyState text={texts.empty} />
      ) : (
        <Cards contracts={read.data} onOpen={setChosen} />
      )}
      <Certificate />
      <Suspense fallback={null}>
        {opened && (
          <ContractDialog
            title={sign.title}
            first={{
              contractType: opened.contractType,
              lineType: opened.lineType,
              ...(opened.standing !== 'offered' && { key: keyOf(opened) }),
            }}
            onClose={() => setChosen(null)}
          />
        )}
      </Suspense>
    </Frame>
  );
}

interface CardsProps {
  contracts: readonly OwnContract[];
  onOpen: (contract: OwnContract) => void;
}

/** A card for each contract; texts in several languages share one until one of them is chosen. */
function Cards({ contracts, onOpen }: CardsProps) {
  const texts = useSectionTexts();
  const current = contracts.filter(({ standing }) => standing !== 'past');
  const past = contracts.filter(({ standing }) => standing === 'past');
  const slotOf = ({ contractType, lineType, standing }: OwnContract) => `${contractType} ${lineType} ${standing}`;
  const cards = current.filter(
    (one, place) => one.standing !== 'offered' || current.findIndex((other) => slotOf(other) === slotOf(one)) === place,
  );
  const renewal = (one: OwnContract) => () => onOpen({ ...one, standing: 'offered' });
  return (
    <>
      <ul className={styles.list} aria-label={texts.title}>
        {cards.map((one) => (
          <ContractItem key={keyOf(one)} contract={one} onOpen={() => onOpen(one)} onRenew={renewal(one)} />
        ))}
      </ul>
      {past.length > 0 && (
        <details>
          <summary>{texts.past}</summary>
          <ul className={styles.list} aria-label={texts.past}>
            {past.map((one) => (
              <ContractItem key={keyOf(one)} contract={one} onRenew={renewal(one)} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface ContractItemProps {
  contract: OwnContract;
  onOpen?: () => void;
  onRenew: () => void;
}

function ContractItem({ contract, onOpen, onRenew }: ContractItemProps) {
  const texts = useSectionTexts();
  const format = useFormat();
  const file = useDownload(download);
  const { signStatus, resourceId, isNewVersion, standing, cashPledge, reason } = contract;
  const dates = [contract.contractStartDate, contract.contractEndDate].filter(Boolean).map(format.date);
  const facts = [
    [texts.number, contract.contractNo],
    [texts.deposit, cashPledge === null ? '' : format.money(cashPledge, 'CNY')],
    [texts.signed, contract.contractSignDate && format.date(contract.contractSignDate)],
    [texts.validity, dates.join(' – ')],
    [texts.reason, reason],
  ].filter(([, text]) => text !== '');
  const isUnsigned = signStatus === SIGN_STATUS.unsigned;
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <strong>{contractName(contract, texts)}</strong>
        {isNewVersion && isUnsigned ? (
          <Tag color="warning">{texts.signAgain}</Tag>
        ) : (
          <Tag color={standing === 'past' ? 'default' : COLOUR[signStatus]}>
            {standing === 'past' ? texts.ended : texts.statuses[signStatus]}
          </Tag>
        )}
      </div>
      <dl className={styles.lines}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        {onOpen && (
          <Button type={isUnsigned ? 'primary' : 'default'} onClick={onOpen}>
            {isUnsigned ? texts.read : texts.open}
          </Button>
        )}
        {resourceId !== null && (
          <Button disabled={file.isPending} onClick={() => void file.download({ resourceId })}>
            {texts.download}
          </Button>
        )}
      </div>
      <ContractLifeBlock contractId={contract.contractId} onRenew={onRenew} />
    </li>
  );
}

/** The certificate behind the company's seal. */
function Certificate() {
  const texts = useSectionTexts();
  const format = useFormat();
  const { data } = useRead(getCert, {});
  if (!data) return null;
  const facts = [
    [texts.cert.holder, data.companyName],
    [texts.cert.code, data.registrationCode],
    [texts.cert.issuer, data.issuer],
    [texts.validity, `${format.date(data.startTime)} – ${format.date(data.endTime)}`],
    [texts.cert.number, data.certSn],
  ].filter(([, text]) => text !== '');
  return (
    <details>
      <summary>{texts.cert.title}</summary>
      <dl className={styles.lines}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Kind and line in words. */
function contractName(
  { contractType, lineType }: Pick<OwnContract, 'contractType' | 'lineType'>,
  texts: SectionTexts,
): string {
  return [texts.types[contractType], texts.lines[lineType]].filter(Boolean).join(' · ');
}
