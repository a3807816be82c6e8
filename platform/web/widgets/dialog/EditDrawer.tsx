import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { usePlatformTexts } from '../../texts/platformTexts.ts';

interface EditDrawerProps {
  title: string;
  isOpen: boolean;
  isSaving: boolean;
  width?: number | undefined;
  saveLabel?: string | undefined;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Drawer for adding or editing a record. A click on the mask does not close it. */
export function EditDrawer(props: EditDrawerProps) {
  const { title, isOpen, isSaving, width = 480, saveLabel, onSave, onClose, children } = props;
  const { action } = usePlatformTexts();
  return (
    <Drawer
      open={isOpen}
      size={width}
      title={title}
      mask={{ closable: false }}
      onClose={onClose}
      footer={
        <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
          <Button onClick={onClose}>{action.cancel}</Button>
          <Button type="primary" loading={isSaving} onClick={onSave}>
            {saveLabel ?? action.save}
          </Button>
        </div>
      }
    >
      {children}
    </Drawer>
  );
}
