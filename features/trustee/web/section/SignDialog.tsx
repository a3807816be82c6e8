import { Modal } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { listTrustees, sendSignLink, type Trustee } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import { useLinkText } from './facts.tsx';
import styles from './section.module.css';

/** Asks before a signing link leaves for the trustee's phone (portal 4). */
export function SignDialog({ trustee, onClose }: { trustee: Trustee; onClose: () => void }) {
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
