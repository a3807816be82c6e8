import { useState } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { RichTextEditor } from '../../../../platform/web/widgets/richText/RichTextEditor.tsx';
import { RichTextView } from '../../../../platform/web/widgets/richText/RichTextView.tsx';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import { RICH_TEXT_VIDEO_RULE } from '../../../../platform/wire/uploadRules.ts';
import { Variant } from '../Variant.tsx';

const TEXT = `<h2>截单时间调整 · Cut-off · Приём документов</h2>
<p>截单时间提前至开行前 <span style="color: #c2332c"><strong>48 小时</strong></span>，<u>请合理安排</u><s>备货</s>。</p>
<ol><li><p>西安—汉堡 <code>X8155</code></p></li><li><p>重庆—杜伊斯堡</p><ul><li><p>每周五</p></li></ul></li></ol>
<blockquote><p>Containers may be rolled over.</p></blockquote>
<pre><code>TBJU 100001 6</code></pre>
<p style="text-align: center"><span style="background-color: #fff3cd; font-size: 18px">Спасибо!</span> <a href="https://example.com">example.com</a></p>`;

const LABEL: Trilingual = { zh: '公告内容', en: 'Text of the notice', ru: 'Текст объявления' };

export default function RichTextSample() {
  const language = useLanguage();
  const [html, setHtml] = useState(TEXT);
  return (
    <>
      <Variant title={{ zh: '编辑器', en: 'Editor', ru: 'Редактор' }}>
        <RichTextEditor
          label={LABEL[language]}
          value={html}
          onChange={setHtml}
          pictures={{ belonging: {} }}
          videos={{ rule: RICH_TEXT_VIDEO_RULE, belonging: {} }}
        />
      </Variant>
      <Variant title={{ zh: '读者所见', en: 'As readers see it', ru: 'Для читателя' }}>
        <RichTextView html={html} />
      </Variant>
      <Variant title={{ zh: '存储内容', en: 'What is kept', ru: 'Что сохраняется' }}>
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} data-testid="html">
          {html}
        </pre>
      </Variant>
      <Variant title={{ zh: '禁用', en: 'Disabled', ru: 'Недоступно' }}>
        <RichTextEditor label={LABEL[language]} value={TEXT} disabled pictures={{ belonging: {} }} />
      </Variant>
    </>
  );
}
