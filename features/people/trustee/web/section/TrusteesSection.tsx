import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { Button, Dropdown, Modal, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../../../platform/web/chunks/loadChunk.ts';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { ReasonDialog } from '../../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../../../../../platform/web/widgets/screen/useNarrow.ts';
import { EMPOWER_TYPE } from '../../../../../platform/wire/currentUser.ts';
import { LANGUAGES } from '../../../../../platform/wire/language.ts';
import { downloadLetter, listTrustees, revokeTrustee, sendSignLink, type Trustee } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import { useLinkText } from './facts.tsx';
import type { OpenedDialog } from './RowActions.tsx';
import styles from './section.module.css';
import { TrusteeCards } from './TrusteeCards.tsx';
import { TrusteeTable } from './TrusteeTable.tsx';

const TrusteeDialog = lazy(() => loadChunk(() => import('./TrusteeDialog.tsx')));
const TrusteeView = lazy(() => loadChunk(() => import('./TrusteeView.tsx')));

/** Trustee authorizations of the own company (portal 2.9). */
export function TrusteesSection({ title }: { title: string }) {
  const texts = useSectionTexts();
  const { companyUser } = useCurrentUser();
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const isOwner = companyUser?.empowerType === EMPOWER_TYPE.owner;
  return (
    <section className={styles.section} aria-labelledby="trustees">
      <header className={styles.head}>
        <div>
          <h2 id="trustees">{title}</h2>
          <p className={styles.soft}>{texts.hint}</p>
        </div>
        <div className={styles.buttons}>
          <LetterButton />
          {isOwner && (
            <Button type="primary" onClick={() => setOpened({ mode: 'add' })}>
              {texts.add}
            </Button>
          )}
        </div>
      </header>
      <TrusteeList onOpen={setOpened} />
      <Suspense fallback={null}>
        <Dialogs opened={opened} onClose={() => setOpened(null)} />
      </Suspense>
    </section>
  );
}

function TrusteeList({ onOpen }: { onOpen: (dialog: OpenedDialog) => void }) {
  const texts = useSectionTexts();
  const read = useRead(listTrustees, {});
  const Rows = useNarrow(CARD_BREAKPOINT) ? TrusteeCards : TrusteeTable;
  if (read.error && !read.data) return <LoadError error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  if (read.data.aaData.length === 0) return <EmptyState text={texts.empty} />;
  return <Rows trustees={read.data.aaData} onOpen={onOpen} />;
}

function Dialogs({ opened, onClose }: { opened: OpenedDialog | null; onClose: () => void }) {
  if (opened === null) return null;
  if (opened.mode === 'add') return <TrusteeDialog mode="add" trustee={opened.trustee} onClose={onClose} />;
  const { mode, trustee } = opened;
  if (mode === 'edit') return <TrusteeDialog mode="edit" trustee={trustee} onClose={onClose} />;
  if (mode === 'view') return <TrusteeView trustee={trustee} onClose={onClose} />;
  if (mode === 'revoke') return <RevokeDialog trustee={trustee} onClose={onClose} />;
  return <SignDialog trustee={trustee} onClose={onClose} />;
}

function RevokeDialog({ trustee, onClose }: { trustee: Trustee; onClose: () => void }) {
  const texts = useSectionTexts();
  const revoking = useWrite(revokeTrustee, { invalidates: [listTrustees], done: texts.revoked });
  const revoke = async (reason: string) => {
    const isDone = (await revoking.send({ authorizedId: trustee.id, reason })) !== undefined;
    if (isDone) onClose();
    return isDone;
  };
  return (
    <ReasonDialog
      open
      isDangerous
      title={texts.revokeTitle({ name: trustee.authorizedName })}
      confirmLabel={texts.revoke}
      reasonLabel={texts.reason}
      maxLength={200}
      onConfirm={revoke}
      onClose={onClose}
    >
      {texts.revokeText}
    </ReasonDialog>
  );
}

/** Asks before a signing link leaves for the trustee's phone (portal 4). */
function SignDialog({ trustee, onClose }: { trustee: Trustee; onClose: () => void }) {
  const texts = useSectionTexts();
  const { action } = usePlatformTexts();
  const linkText = useLinkText()(trustee);
  const sending = useWrite(sendSignLink, { invalidates: [listTrustees], done: texts.sent });
  const send = async () => {
    if (await sending.send({ authorizedId: trustee.id })) onClose();
  };
  return (
    <Modal
      open
      width={440}
      title={texts.signTitle}
      okText={texts.send}
      cancelText={action.cancel}
      confirmLoading={sending.isPending}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p>{texts.signText({ name: trustee.authorizedName, mobile: trustee.authorizedMobile })}</p>
      {linkText !== undefined && (
        <p className={styles.soft}>
          {texts.link}: {linkText}
        </p>
      )}
    </Modal>
  );
}

/** Empty letter of attorney to sign, in a chosen language. */
function LetterButton() {
  const texts = useSectionTexts();
  const { download, isPending } = useDownload(downloadLetter);
  const items = [
    { key: 'company', label: texts.inCompanyLanguage, onClick: () => void download({}) },
    ...LANGUAGES.map((language) => ({
      key: language,
      label: texts.inLanguage[language],
      onClick: () => void download({ language }),
    })),
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button icon={<DownloadOutlined />} loading={isPending}>
        {texts.template}
      </Button>
    </Dropdown>
  );
}
