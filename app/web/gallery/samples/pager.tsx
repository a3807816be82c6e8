import { useRef, useState } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { DEFAULT_LIMIT, Pager } from '../../../../platform/web/widgets/list/Pager.tsx';
import { smoothScrollTo } from '../../../../platform/web/widgets/list/smoothScrollTo.ts';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import styles from '../gallery.module.css';
import { Variant } from '../Variant.tsx';

const TOTAL = 1234;

function OverRows({ label }: { label: string }) {
  const top = useRef<HTMLDivElement>(null);
  const [{ page, limit }, turn] = useState({ page: 1, limit: DEFAULT_LIMIT });
  const first = (page - 1) * limit + 1;
  const rows = Array.from({ length: Math.min(limit, TOTAL - first + 1) }, (_, index) => first + index);
  return (
    <div ref={top}>
      <ol start={first} className={styles.rows}>
        {rows.map((row) => (
          <li key={row}>{`TBJU ${String(row).padStart(6, '0')}`}</li>
        ))}
      </ol>
      <Pager
        label={label}
        page={page}
        limit={limit}
        total={TOTAL}
        onTurn={(to, size) => {
          turn({ page: to, limit: size });
          if (top.current) smoothScrollTo(top.current);
        }}
      />
    </div>
  );
}

function Alone({ label, total, limit }: { label: string; total: number; limit?: number }) {
  const [page, setPage] = useState(1);
  return (
    <Pager
      label={label}
      page={page}
      {...(limit !== undefined && { limit })}
      total={total}
      hasSizes={false}
      onTurn={setPage}
    />
  );
}

const FEW: Trilingual = { zh: '少量数据', en: 'A few rows', ru: 'Мало строк' };
const NONE: Trilingual = { zh: '无数据', en: 'No rows', ru: 'Нет строк' };
const MANY: Trilingual = {
  zh: '翻页后回到顶部',
  en: 'Back to the top after paging',
  ru: 'К началу после перехода',
};

export default function PagerSample() {
  const language = useLanguage();
  return (
    <>
      <Variant title={FEW}>
        <Alone label={FEW[language]} total={36} limit={10} />
      </Variant>
      <Variant title={NONE}>
        <Alone label={NONE[language]} total={0} />
      </Variant>
      <Variant title={MANY}>
        <OverRows label={MANY[language]} />
      </Variant>
    </>
  );
}
