import { Button, Descriptions, Modal, Skeleton } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { FileUploader } from '../../../../../platform/web/widgets/upload/FileUploader.tsx';
import { AUTHORIZATION_RULE } from '../../../../../platform/wire/uploadRules.ts';
import { TRUSTEE_STATUS } from '../../status.ts';
import type { Trustee } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import { TrusteeStatusTag, useLinkText } from './facts.tsx';
import { useLetter } from './useLetter.ts';

const WIDTH = 640;

/** Mode 3 of the specification: read only. */
export default function TrusteeView({ trustee, onClose }: { trustee: Trustee; onClose: () => void }) {
  const texts = useSectionTexts();
  const format = useFormat();
  const linkText = useLinkText()(trustee);
  const letter = useLetter(trustee.id);
  const isWaiting = trustee.status === TRUSTEE_STATUS.approved && !trustee.inScope;
  return (
    <Modal
      open
      width={WIDTH}
      title={texts.modes.view}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Descriptions
        size="small"
        bordered
        column={1}
        items={[
          { key: 'name', label: texts.name, children: trustee.authorizedName },
          { key: 'mobile', label: texts.mobile, children: trustee.authorizedMobile },
          { key: 'idNo', label: texts.idNo, children: trustee.authorizedIdNo },
          { key: 'start', label: texts.start, children: format.date(trustee.authorizedStartDate) },
          { key: 'end', label: texts.end, children: format.date(trustee.authorizedEndDate) },
          { key: 'added', label: texts.addTime, children: format.dateTime(trustee.addTime) },
          {
            key: 'status',
            label: texts.status,
            children: (
              <>
                <TrusteeStatusTag trustee={trustee} />
                {isWaiting && ` ${texts.notInScope}`}
              </>
            ),
          },
          ...(linkText === undefined ? [] : [{ key: 'link', label: texts.link, children: linkText }]),
          {
            key: 'letter',
            label: texts.letter,
            children: letter.data ? (
              <FileUploader readOnly rule={AUTHORIZATION_RULE} value={letter.data} />
            ) : (
              <Skeleton.Input active size="small" />
            ),
          },
        ]}
      />
    </Modal>
  );
}
