import SnippetsOutlined from '@ant-design/icons/SnippetsOutlined';
import { Button, Dropdown } from 'antd';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { LANGUAGES } from '../../../../platform/wire/language.ts';
import { listAnswers } from '../../wire.ts';
import { inLanguage } from '../answers/inLanguage.ts';
import { useTexts } from '../texts.ts';
import styles from './compose.module.css';

const MOST = 100;
/** So many characters of an answer are shown before it is chosen. */
const SHOWN = 40;

/** Answers that are given often, named in the reader's language; each can be put in in any of the three. */
export function CannedAnswers({ onChoose }: { onChoose: (words: string) => void }) {
  const texts = useTexts();
  const language = useLanguage();
  const listed = useRead(listAnswers, { pageSize: MOST });
  const answers = listed.data?.rows ?? [];
  const items = answers.map((answer) => ({
    key: String(answer.answerId),
    type: 'group' as const,
    label: inLanguage(answer, language).title,
    children: LANGUAGES.map((one) => ({
      key: `${answer.answerId}-${one}`,
      label: <span lang={one}>{inLanguage(answer, one).text.slice(0, SHOWN)}</span>,
      onClick: () => onChoose(inLanguage(answer, one).text),
    })),
  }));
  const none = [{ key: 'none', label: texts.noCanned, disabled: true }];
  return (
    <Dropdown
      trigger={['click']}
      placement="topLeft"
      menu={{ items: items.length > 0 ? items : none, className: styles.answers ?? '' }}
    >
      <Button
        type="text"
        size="small"
        icon={<SnippetsOutlined />}
        aria-label={texts.canned}
        title={texts.canned}
      />
    </Dropdown>
  );
}
