import { Button } from 'antd';
import { usePlatformTexts } from '../../texts/platformTexts.ts';

/** The usual buttons of a row; one that is left out is not shown. */
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

/** Removes the rows that are chosen; idle while there are none, so that nothing moves when one is chosen. */
export function RemoveChosen({ count, onRemove }: { count: number; onRemove: () => void }) {
  const { action } = usePlatformTexts();
  return (
    <Button danger size="small" disabled={count === 0} onClick={onRemove}>
      {action.remove}
    </Button>
  );
}
