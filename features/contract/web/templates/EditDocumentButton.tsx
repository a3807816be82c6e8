import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useOpenDocument } from '../../../office/web/parts.ts';
import { addTemplate, contractTemplates, TEMPLATE_DOCUMENT } from '../../templateWire.ts';
import { useTemplateTexts } from '../texts.ts';
import type { TemplateRow } from './templateRow.ts';

/** Opens the document of a draft in the editor; of any other template, that of the open draft of its kind, else of a new one. */
export function EditDocumentButton({ row }: { row: TemplateRow }) {
  const texts = useTemplateTexts();
  const client = useQueryClient();
  const openDocument = useOpenDocument();
  const adding = useWrite(addTemplate, { invalidates: [contractTemplates.list] });
  const edit = async () => {
    const { templateId: documentId } =
      row.state === 'draft' ? row : ((await addDraft()) ?? { templateId: null });
    if (documentId === null) return;
    const onSaved = () => void client.invalidateQueries({ queryKey: [contractTemplates.list.path] });
    openDocument({ kind: TEMPLATE_DOCUMENT, documentId, mode: 'edit', onSaved });
  };
  const addDraft = () => {
    const { contractType, lineType, companyEntity, language, validDays, cashPledge, templateId } = row;
    const terms = { contractType, lineType, companyEntity, language, validDays };
    return adding.send({ ...terms, cashPledge: cashPledge ?? '0', basedOn: templateId, usesOpenDraft: '1' });
  };
  return (
    <Button
      type="link"
      size="small"
      loading={adding.isPending}
      title={row.state === 'draft' ? undefined : texts.editDocumentHint}
      onClick={() => void edit()}
    >
      {texts.editDocument}
    </Button>
  );
}
