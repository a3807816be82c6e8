import { Button, Drawer, Radio, Switch } from 'antd';
import { useId, useState } from 'react';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import {
  changeLayout,
  DEFAULT_LAYOUT,
  DENSITIES,
  type Layout,
  MENU_THEMES,
  SIZES,
  THEMES,
  useLayout,
} from '../../../../platform/web/theme/layout.ts';
import { useShellTexts } from '../texts.ts';
import styles from './layout.module.css';

const WIDTH = 360;

/** Layout settings, applied at once and stored in this browser. */
export default function LayoutDrawer({ onClose }: { onClose: () => void }) {
  const { layout: texts } = useShellTexts();
  const { action } = usePlatformTexts();
  const layout = useLayout();
  const [isOpen, setOpen] = useState(true);
  return (
    <Drawer
      open={isOpen}
      size={WIDTH}
      title={texts.label}
      closable={{ 'aria-label': action.close }}
      footer={<Button onClick={() => changeLayout(DEFAULT_LAYOUT)}>{texts.reset}</Button>}
      onClose={() => setOpen(false)}
      afterOpenChange={(open) => !open && onClose()}
    >
      <Choices
        label={texts.theme}
        value={layout.theme}
        options={THEMES.map((value) => ({ value, label: texts.themes[value] }))}
        onChoose={(theme) => changeLayout({ theme })}
      />
      <Choices
        label={texts.menu}
        value={layout.menu}
        options={MENU_THEMES.map((value) => ({ value, label: texts.menus[value] }))}
        onChoose={(menu) => changeLayout({ menu })}
      />
      <Choices
        label={texts.size}
        value={layout.size}
        options={SIZES.map((value) => ({ value, label: texts.sizes[value] }))}
        onChoose={(size) => changeLayout({ size })}
      />
      <Choices
        label={texts.density}
        value={layout.density}
        options={DENSITIES.map((value) => ({ value, label: texts.densities[value] }))}
        onChoose={(density) => changeLayout({ density })}
      />
      <Flag name="hasTabs" label={texts.hasTabs} note={texts.hasTabsNote} />
      <Flag name="isHeaderFixed" label={texts.isHeaderFixed} />
      <Flag name="hasFloats" label={texts.hasFloats} note={texts.hasFloatsNote} />
      <Flag name="hasLogo" label={texts.hasLogo} />
      <Flag name="hasDynamicTitle" label={texts.hasDynamicTitle} note={texts.hasDynamicTitleNote} />
      <p className={styles.note}>{texts.note}</p>
    </Drawer>
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

function Choices<Value extends string>({ label, value, options, onChoose }: ChoicesProps<Value>) {
  const id = useId();
  return (
    <div className={styles.choices}>
      <span id={id}>{label}</span>
      <Radio.Group
        aria-labelledby={id}
        optionType="button"
        buttonStyle="solid"
        value={value}
        options={options}
        onChange={(event) => onChoose(event.target.value)}
      />
    </div>
  );
}

type FlagName = 'hasFloats' | 'hasTabs' | 'isHeaderFixed' | 'hasLogo' | 'hasDynamicTitle';

function Flag({ name, label, note }: { name: FlagName; label: string; note?: string }) {
  const layout: Layout = useLayout();
  const id = useId();
  return (
    <div className={styles.flag}>
      <label htmlFor={id}>
        {label}
        {note !== undefined && <small>{note}</small>}
      </label>
      <Switch id={id} checked={layout[name]} onChange={(on) => changeLayout({ [name]: on })} />
    </div>
  );
}
