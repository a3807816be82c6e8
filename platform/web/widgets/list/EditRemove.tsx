import { Button } from 'antd';
import { usePlatformTexts } from '../../texts/platformTexts.ts';

export function EditRemove({ onEdit, onRemove }: { onEdit?: () => void; onRemove?: () => void }) {
  const { action } = usePlatformTexts();
  return (
    <>
      {onEdit && (
        <Button type="link" size="small" onClick={onEdit}>
          {action.edit}
        </Button>
      )}
      {onRemove && (
        <Button type="link" size="small" danger onClick={onRemove}>
          {action.remove}
        </Button>
      )}
    </>
  );
}

/** Bulk delete; the list disables it while nothing is chosen. */
export function RemoveChosen({ onRemove }: { onRemove: () => void }) {
  const { action } = usePlatformTexts();
  return (
    <Button danger size="small" onClick={onRemove}>
      {action.remove}
    </Button>
  );
}
