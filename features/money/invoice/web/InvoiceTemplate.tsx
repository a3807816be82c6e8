import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { Can } from '../../../../platform/web/records/can.tsx';
import { FileUploader } from '../../../../platform/web/widgets/upload/FileUploader.tsx';
import { TEMPLATE_RULE } from '../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { download, editTemplates, listResources } from '../../../documents/resource/wire.ts';
import { downloadTemplate } from '../wire.ts';
import { useTexts } from './texts.ts';

/** `resourceType` of invoice templates (documents 3.1). */
const INVOICE_TEMPLATE = 'FZFP';
const BELONGING = { docType: DOC_TYPE.template, resourceType: INVOICE_TEMPLATE };

/** The newest template of invoices that the platform uploaded, else a blank form. */
export function TemplateDownload() {
  const t = useTexts().provider;
  const read = useRead(listResources, { docType: DOC_TYPE.template });
  const blank = useDownload(downloadTemplate);
  const file = useDownload(download);
  const newest = read.data?.findLast(({ resourceType }) => resourceType === INVOICE_TEMPLATE);
  return (
    <Button
      loading={blank.isPending || file.isPending}
      disabled={read.isPending}
      onClick={() =>
        newest === undefined ? void blank.download({}) : void file.download({ resourceId: newest.resourceId })
      }
    >
      {t.template}
    </Button>
  );
}

/** Uploads a template, which replaces the one before for all customers. */
export function TemplateUpload() {
  const t = useTexts().provider;
  const [isOpen, setOpen] = useState(false);
  return (
    <Can call={editTemplates}>
      <Button onClick={() => setOpen(true)}>{t.templateUpload}</Button>
      <Modal open={isOpen} destroyOnHidden title={t.templateUpload} footer={null} onCancel={() => setOpen(false)}>
        <FileUploader rule={TEMPLATE_RULE} belonging={BELONGING} />
      </Modal>
    </Can>
  );
}
