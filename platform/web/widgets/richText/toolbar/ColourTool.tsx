import { Popover } from 'antd';
import { type ReactNode, useState } from 'react';
import { useRichTexts } from '../texts.ts';
import type { BACKGROUND_COLOURS } from './palette.ts';
import { Tool } from './Tool.tsx';
import styles from './toolbar.module.css';

interface ColourToolProps {
  label: string;
  colours: typeof BACKGROUND_COLOURS;
  current: string | null;
  isDisabled: boolean;
  onChoose: (colour: string | null) => void;
  children: ReactNode;
}

export function ColourTool(props: ColourToolProps) {
  const texts = useRichTexts();
  const [isOpen, setOpen] = useState(false);
  const choose = (colour: string | null) => {
    setOpen(false);
    props.onChoose(colour);
  };
  const swatches = (
    <fieldset className={styles.swatches} aria-label={props.label}>
      {props.colours.map(([name, colour]) => (
        <button
          key={name}
          type="button"
          className={styles.swatch}
          style={{ background: colour }}
          aria-label={texts.colours[name]}
          aria-pressed={props.current === colour}
          title={texts.colours[name]}
          onClick={() => choose(colour)}
        />
      ))}
      <button type="button" className={styles.plain} onClick={() => choose(null)}>
        {texts.noColour}
      </button>
    </fieldset>
  );
  return (
    <Popover
      trigger="click"
      placement="bottom"
      open={isOpen && !props.isDisabled}
      onOpenChange={setOpen}
      content={swatches}
      destroyOnHidden
    >
      <span className={styles.colour} style={{ borderBottomColor: props.current ?? 'transparent' }}>
        <Tool label={props.label} isDisabled={props.isDisabled} onPress={() => setOpen(!isOpen)}>
          {props.children}
        </Tool>
      </span>
    </Popover>
  );
}
