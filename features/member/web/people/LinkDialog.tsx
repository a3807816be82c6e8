import { Modal } from 'antd';
import { APP_BASE } from '../../../../platform/web/router/safeRedirect.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { CopyText } from '../../../../platform/web/widgets/copy/CopyText.tsx';
import { JOIN_BY_LINK_PATH } from '../../joinByLinkPath.ts';
import { usePeopleTexts } from '../texts.ts';

/** The link of an invitation, shown this once. */
export function LinkDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const texts = usePeopleTexts();
  const { action } = usePlatformTexts();
  return (
    <Modal
      open
      title={texts.linkTitle}
      cancelText={action.close}
      footer={(_, { CancelBtn }) => <CancelBtn />}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <p>{texts.linkHint}</p>
      <p>
        <CopyText text={`${window.location.origin}${APP_BASE}${JOIN_BY_LINK_PATH}#${token}`} />
      </p>
    </Modal>
  );
}
