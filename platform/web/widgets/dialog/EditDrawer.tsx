import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { usePlatformTexts } from '../../texts/platformTexts.ts';

interface EditDrawerProps {
  title: string;
  isOpen: boolean;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The drawer in which a record is added or edited. What was typed is not lost by a click beside it. */
export function EditDrawer({ title, isOpen, isSaving, onSave, onClose, children }: EditDrawerProps) {
  const { action } = usePlatformTexts();
  return (
    <Drawer
      open={isOpen}
      size={480}
      title={title}
      mask={{ closable: false }}
      onClose={onClose}
      footer={
        <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
          <Button onClick={onClose}>{action.cancel}</Button>
          <Button type="primary" loading={isSaving} onClick={onSave}>
            {action.save}
          </Button>
        </div>
      }
    >
      {children}
    </Drawer>
  );
}
