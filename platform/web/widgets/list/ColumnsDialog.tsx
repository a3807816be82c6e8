import { Button, Checkbox, Modal, Transfer } from 'antd';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { useWidgetTexts } from '../texts.ts';
import styles from './columns.module.css';
import type { VisibleColumns } from './useVisibleColumns.ts';

/** Column chooser, applied at once (documents 2.8). */
export default function ColumnsDialog(props: VisibleColumns & { isOpen: boolean; onClose: () => void }) {
  const { choices, hidden, hide } = props;
  const { action } = usePlatformTexts();
  const texts = useWidgetTexts();
  return (
    <Modal
      open={props.isOpen}
      width={560}
      title={texts.columns}
      className={styles.dialog}
      onCancel={props.onClose}
      footer={[
        <Button key="reset" disabled={hidden.length === 0} onClick={() => hide([])}>
          {action.reset}
        </Button>,
        <Button key="close" type="primary" onClick={props.onClose}>
          {action.close}
        </Button>,
      ]}
    >
      <p className={styles.hint}>{texts.columnsHint}</p>
      <Transfer
        className={styles.transfer}
        dataSource={choices.map(({ key, title, isLocked }) => ({ key, title, disabled: isLocked }))}
        rowKey={({ key }) => key}
        render={({ title }) => title}
        titles={[texts.columnsShown, texts.columnsHidden]}
        actions={[texts.columnsHide, texts.columnsShow]}
        targetKeys={[...hidden]}
        onChange={(keys) => hide(keys.map(String))}
        showSelectAll={false}
      >
        {/* antd's own checkboxes lack accessible names */}
        {({ direction, filteredItems, selectedKeys, onItemSelect }) => (
          <ul className={styles.columns} aria-label={direction === 'left' ? texts.columnsShown : texts.columnsHidden}>
            {filteredItems.map(({ key, title, disabled }) => (
              <li key={key}>
                <Checkbox
                  checked={selectedKeys.includes(key)}
                  disabled={disabled}
                  onChange={(event) => onItemSelect(key, event.target.checked)}
                >
                  {title}
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
      </Transfer>
    </Modal>
  );
}
