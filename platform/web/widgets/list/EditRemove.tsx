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

/** Bulk delete; disabled instead of hidden, to avoid layout shift. */
export function RemoveChosen({ count, onRemove }: { count: number; onRemove: () => void }) {
  const { action } = usePlatformTexts();
  return (
    <Button danger size="small" disabled={count === 0} onClick={onRemove}>
      {action.remove}
    </Button>
  );
}
