import { ColourTag } from '../../../../platform/web/widgets/dict/ColourTag.tsx';
import { DictTag } from '../../../../platform/web/widgets/dict/DictTag.tsx';
import { useDict } from '../../../../platform/web/widgets/dict/dictSource.ts';
import { LIST_CLASSES } from '../../../../platform/wire/listClass.ts';
import styles from '../gallery.module.css';
import { Variant } from '../Variant.tsx';

const TYPE = 'authorizeStatus';

export default function DictTagSample() {
  const entries = useDict(TYPE);
  return (
    <>
      <Variant title={{ zh: '颜色', en: 'Colours', ru: 'Цвета' }}>
        <div className={styles.row}>
          {LIST_CLASSES.map((colour) => (
            <ColourTag key={colour} colour={colour} label={colour} />
          ))}
        </div>
      </Variant>
      <Variant title={{ zh: TYPE, en: TYPE, ru: TYPE }}>
        <div className={styles.row}>
          {entries?.map(({ value }) => (
            <DictTag key={value} type={TYPE} value={value} />
          ))}
        </div>
      </Variant>
      <Variant title={{ zh: '未知值', en: 'An unknown value', ru: 'Неизвестное значение' }}>
        <DictTag type={TYPE} value="unheardOf" />
      </Variant>
    </>
  );
}
