import { Button, Skeleton, Tag } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useTopicInvalidation } from '../../../../platform/web/live/useTopicInvalidation.ts';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { EmptyState } from '../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { COMPANY_ENTITY } from '../../../../platform/wire/currentUser.ts';
import { download } from '../../../resource/wire.ts';
import { SIGN_STATUS } from '../../status.ts';
import {
  contractsChanged,
  downLoadContractModel,
  listContracts,
  type OwnContract,
  queryContractSign,
} from '../../wire.ts';
import { ContractLifeBlock } from '../life/ContractLifeBlock.tsx';
import { FormerContracts } from '../life/FormerContracts.tsx';
import { useSectionTexts } from '../texts.ts';
import styles from './section.module.css';

const ContractReader = lazy(() => loadChunk(() => import('./ContractReader.tsx')));

const COLOUR = { 0: 'default', 1: 'warning', 2: 'processing', 3: 'success' } as const;

/** Contracts of the own company with the platform (inventory N01–N09). */
export function ContractsSection({ title }: { title: string }) {
  const texts = useSectionTexts();
  const { companyNo } = useCurrentUser();
  const [opened, setOpened] = useState<number | null>(null);
  useTopicInvalidation(contractsChanged, companyNo === null ? null : { companyNo }, [
    listContracts,
    queryContractSign,
  ]);
  const read = useRead(listContracts, {});
  const shown = read.data?.find(({ tid }) => tid === opened);
  return (
    <section className={styles.section} aria-labelledby="contracts">
      <header>
        <h2 id="contracts">{title}</h2>
        <p className={styles.soft}>{texts.hint}</p>
      </header>
      {read.error && !read.data ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      ) : read.data.length === 0 ? (
        <EmptyState text={texts.empty} />
      ) : (
        <ul className={styles.list} aria-label={texts.title}>
          {read.data.map((one) => (
            <ContractItem
              key={one.tid}
              contract={one}
              onOpen={() => setOpened(one.tid)}
              onRenew={setOpened}
            />
          ))}
        </ul>
      )}
      <FormerContracts />
      <Suspense fallback={null}>
        {shown && <ContractReader contract={shown} onClose={() => setOpened(null)} />}
      </Suspense>
    </section>
  );
}

interface ContractItemProps {
  contract: OwnContract;
  onOpen: () => void;
  onRenew: (tid: number) => void;
}

function ContractItem({ contract, onOpen, onRenew }: ContractItemProps) {
  const texts = useSectionTexts();
  const format = useFormat();
  const { companyEntity } = useCurrentUser();
  const file = useDownload(download);
  const model = useDownload(downLoadContractModel);
  const { signStatus, resourceId } = contract;
  const isOverseas = companyEntity === COMPANY_ENTITY.overseas;
  const name = [texts.types[contract.contractType], texts.lines[contract.lineType]]
    .filter(Boolean)
    .join(' · ');
  const dates = [contract.contractStartDate, contract.contractEndDate].filter(Boolean).map(format.date);
  const facts = [
    [texts.number, contract.contractNo],
    [texts.deposit, contract.cashPledge === null ? '' : format.money(contract.cashPledge, 'CNY')],
    [texts.signed, contract.contractSignDate && format.date(contract.contractSignDate)],
    [texts.validity, dates.join(' – ')],
    [texts.reason, contract.reason],
  ].filter(([, text]) => text !== '');
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <strong>{name}</strong>
        {!isOverseas && <Tag color={COLOUR[signStatus]}>{texts.statuses[signStatus]}</Tag>}
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
        {isOverseas ? (
          <Button disabled={model.isPending} onClick={() => void model.download({ type: contract.tid })}>
            {texts.template}
          </Button>
        ) : (
          <Button type={signStatus === SIGN_STATUS.unsigned ? 'primary' : 'default'} onClick={onOpen}>
            {signStatus === SIGN_STATUS.unsigned ? texts.read : texts.open}
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
