import { Button, Modal, Skeleton } from 'antd';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { COMPANY_ENTITY } from '../../../../../platform/wire/currentUser.ts';
import { ENTERPRISE_PATH } from '../../../../people/account/enterprisePath.ts';
import type { ContractType } from '../../contractTypes.ts';
import type { OwnContract } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import { SigningView } from './SigningView.tsx';
import styles from './section.module.css';
import { TemplateTable } from './TemplateTable.tsx';
import { useOwnContracts } from './useOwnContracts.ts';

/** Inventory N01. */
const OVERSEAS_WIDTH = 800;
const WIDTH = '90%';
interface DialogProps {
  title: string;
  /** contract shown first; absent: any */
  first?: { contractType: ContractType; lineType: OwnContract['lineType']; key?: string } | undefined;
  onClose: () => void;
}

/** What a user does about contracts: register first, take the templates (overseas), or read and sign. */
export default function ContractDialog({ title, first, onClose }: DialogProps) {
  const texts = useSectionTexts();
  const { companyEntity, companyNo } = useCurrentUser();
  const isOverseas = companyEntity === COMPANY_ENTITY.overseas;
  return (
    <Modal
      open
      centered
      width={isOverseas ? OVERSEAS_WIDTH : WIDTH}
      title={isOverseas ? texts.templates : title}
      footer={isOverseas ? <Button onClick={onClose}>{texts.close}</Button> : null}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      {companyNo === null ? <TouristPanel /> : <Contracts first={first} isOverseas={isOverseas} />}
    </Modal>
  );
}

function Contracts({ first, isOverseas }: { first: DialogProps['first']; isOverseas: boolean }) {
  const read = useOwnContracts();
  if (read.error && !read.data) return <LoadError error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  if (isOverseas) return <TemplateTable contracts={read.data} />;
  return <SigningView contracts={read.data} first={first} />;
}

function TouristPanel() {
  const texts = useSectionTexts();
  const navigate = useNavigate();
  return (
    <div className={styles.panel}>
      <p>{texts.tourist}</p>
      <Button type="primary" onClick={() => void navigate(ENTERPRISE_PATH)}>
        {texts.register}
      </Button>
    </div>
  );
}
