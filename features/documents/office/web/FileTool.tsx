import FormOutlined from '@ant-design/icons/FormOutlined';
import { Button, Tooltip } from 'antd';
import { closePreview } from '../../../../platform/web/widgets/preview/openPreview.ts';
import { useTexts } from './texts.ts';
import { useOpenDocument } from './useOpenDocument.ts';

/** Opens an uploaded .docx or .xlsx in the editor, in the place of its preview. */
export function FileTool({ file }: { file: { resourceId: number; name: string } }) {
  const { page } = useTexts();
  const open = useOpenDocument();
  return (
    <Tooltip title={page.open} mouseEnterDelay={0.5}>
      <Button
        type="text"
        size="small"
        icon={<FormOutlined />}
        aria-label={page.openNamed({ name: file.name })}
        onClick={() => {
          open({ kind: 'resource', documentId: file.resourceId, mode: 'edit' });
          closePreview();
        }}
      />
    </Tooltip>
  );
}
