import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import { activateTemplate, contractTemplates } from '../../templateWire.ts';
import { useTemplateTexts } from '../texts.ts';
import type { TemplateRow } from './templateRow.ts';
import styles from './templates.module.css';

/** Offers a draft; asks for new signatures where it is ticked. */
export function ActivateDialog({ row, onClose }: { row: TemplateRow; onClose: () => void }) {
  const texts = useTemplateTexts();
  const { action } = usePlatformTexts();
  const [asksNewSignature, setAsks] = useState(false);
  const activating = useWrite(activateTemplate, { invalidates: [contractTemplates.list] });
  const activate = async () => {
    const done = await activating.send({ templateId: row.templateId, asksNewSignature });
    if (done === undefined) return;
    showToast('success', texts.activatedDone({ count: done.askedCompanies }));
    onClose();
  };
  return (
    <Modal
      open
      width={440}
      title={`${texts.activateTitle} · ${texts.versionNo({ version: row.version })}`}
      okText={texts.activate}
      cancelText={action.cancel}
      confirmLoading={activating.isPending}
      onOk={() => void activate()}
      onCancel={onClose}
    >
      <p>{texts.activateText}</p>
      {row.version > 1 && (
        <>
          <Checkbox checked={asksNewSignature} onChange={({ target }) => setAsks(target.checked)}>
            {texts.asks}
          </Checkbox>
          <p className={styles.soft}>{texts.asksHint}</p>
        </>
      )}
    </Modal>
  );
}
