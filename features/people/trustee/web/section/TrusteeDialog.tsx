import { Form, Input, Modal } from 'antd';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { DateField } from '../../../../../platform/web/widgets/fields/DateField.tsx';
import { FieldErrors } from '../../../../../platform/web/widgets/form/FieldErrors.tsx';
import { FileUploader } from '../../../../../platform/web/widgets/upload/FileUploader.tsx';
import { AUTHORIZATION_RULE } from '../../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';
import { NAME_LENGTH } from '../../trusteeForm.ts';
import type { Trustee } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import styles from './section.module.css';
import { type FormValues, useTrusteeForm } from './useTrusteeForm.ts';

interface TrusteeDialogProps {
  mode: 'add' | 'edit';
  /** adding: the authorization that is renewed */
  trustee: Trustee | undefined;
  onClose: () => void;
}

const WIDTH = 560;
const BELONGING = { docType: DOC_TYPE.authorization };

/** Modes 1 and 2 of the specification. */
export default function TrusteeDialog({ mode, trustee, onClose }: TrusteeDialogProps) {
  const texts = useSectionTexts();
  const { action } = usePlatformTexts();
  const { form, first, error, isBusy, setUploading, submit, completeEnd } = useTrusteeForm(mode, trustee, onClose);
  return (
    <Modal
      open
      width={WIDTH}
      title={texts.modes[mode]}
      okText={texts.submit}
      cancelText={action.cancel}
      confirmLoading={isBusy}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<FormValues>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={first}
        onFinish={(values) => void submit(values)}
      >
        <FieldErrors form={form} error={error} />
        <Form.Item name="authorizedName" label={texts.name}>
          <Input maxLength={NAME_LENGTH} autoComplete="off" />
        </Form.Item>
        <div className={styles.pair}>
          <Form.Item name="authorizedMobile" label={texts.mobile}>
            <Input maxLength={20} inputMode="tel" autoComplete="off" />
          </Form.Item>
          <Form.Item name="authorizedIdNo" label={texts.idNo}>
            <Input maxLength={22} autoComplete="off" />
          </Form.Item>
          <Form.Item name="authorizedStartDate" label={texts.start}>
            <DateField isWide onChange={completeEnd} />
          </Form.Item>
          <Form.Item name="authorizedEndDate" label={texts.end}>
            <DateField isWide />
          </Form.Item>
        </div>
        <Form.Item name="resourceId" label={texts.letter}>
          <FileUploader
            rule={AUTHORIZATION_RULE}
            belonging={BELONGING}
            hints={[texts.letterHint]}
            onBusy={setUploading}
          />
        </Form.Item>
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
