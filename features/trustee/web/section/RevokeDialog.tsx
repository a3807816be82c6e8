import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { listTrustees, revokeTrustee, type Trustee } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';

export function RevokeDialog({ trustee, onClose }: { trustee: Trustee; onClose: () => void }) {
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
