import { Button, Select, Spin, theme } from 'antd';
import { useState } from 'react';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import styles from './fields.module.css';
import type { Choice } from './filterChoices.ts';
import { type FieldTexts, useFieldTexts } from './texts.ts';
import { type ChoiceSource, type Choices, useChoices } from './useChoices.ts';

/** Ten are rendered (documents 9): the virtual list adds two below the visible ones. */
const VISIBLE_OPTIONS = 8;

type Value = Choice['value'];

interface Plain {
  id?: string;
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
}

interface SearchSelectProps extends Plain {
  /** a function must be referentially stable */
  choices: ChoiceSource;
  /** names the value before the choices have come */
  chosen?: Choice | undefined;
}

interface OneProps extends SearchSelectProps {
  isMultiple?: false;
  value?: Value | null;
  onChange?: (value: Value | null) => void;
}

interface ManyProps extends SearchSelectProps {
  isMultiple: true;
  value?: readonly Value[];
  onChange?: (values: Value[]) => void;
}

/** Mounts the popup inside `main`, for landmark navigation. */
const landmarkOf = (field: HTMLElement) => field.closest<HTMLElement>('main') ?? document.body;

const withChosen = (choices: readonly Choice[], chosen: Choice | undefined): Choice[] =>
  chosen === undefined || choices.some(({ value }) => value === chosen.value) ? [...choices] : [chosen, ...choices];

/** Select for long lists with search by label, in Chinese also by pinyin. */
export function SearchSelect(props: OneProps | ManyProps) {
  // not in the popup: suspending there would close it
  const texts = useFieldTexts();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { token } = theme.useToken();
  const found = useChoices(props.choices, typed, isOpen);
  const { id, disabled, placeholder, 'aria-label': label } = props;
  const shared = {
    id,
    disabled,
    placeholder,
    'aria-label': label,
    className: styles.select,
    allowClear: true,
    virtual: true,
    listHeight: VISIBLE_OPTIONS * token.controlHeight,
    loading: isOpen && found.status === 'coming',
    options: withChosen(found.choices, isOpen ? undefined : props.chosen),
    showSearch: { filterOption: false, onSearch: setTyped },
    getPopupContainer: landmarkOf,
    notFoundContent: <NoChoices {...found} texts={texts} />,
    onOpenChange: (opens: boolean) => {
      setOpen(opens);
      if (!opens) setTyped('');
    },
  };
  if (props.isMultiple) {
    const { value, onChange } = props;
    return (
      <Select<Value[]>
        {...shared}
        mode="multiple"
        maxTagCount="responsive"
        value={[...(value ?? [])]}
        onChange={(values) => onChange?.(values)}
      />
    );
  }
  const { value, onChange } = props;
  return <Select<Value | null> {...shared} value={value ?? null} onChange={(chosen) => onChange?.(chosen ?? null)} />;
}

function NoChoices(props: Pick<Choices, 'status'> & { retry: () => void; texts: FieldTexts }) {
  const { status, retry, texts } = props;
  const { action } = usePlatformTexts();
  if (status === 'coming')
    return (
      <div className={styles.none} role="status">
        <Spin size="small" /> {texts.optionsComing}
      </div>
    );
  if (status === 'here')
    return (
      <div className={styles.none} role="status">
        {texts.noOptions}
      </div>
    );
  return (
    <div className={styles.none} role="alert">
      {texts.optionsFailed}
      {/* mousedown would blur the search and close the list */}
      <Button type="link" size="small" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
        {action.retry}
      </Button>
    </div>
  );
}
