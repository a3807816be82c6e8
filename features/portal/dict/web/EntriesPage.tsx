import { Select } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { EmptyState } from '../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { entriesPage, typesPage } from '../pages.ts';
import { typeOptions } from '../wire.ts';
import { EntryList } from './EntryList.tsx';
import { useTexts } from './texts.ts';

export default function EntriesPage() {
  const { page } = useTexts();
  const navigate = useNavigate();
  const { dictId } = useParams();
  const types = useRead(typeOptions, {}, { keepPrevious: true });
  const shown = types.data?.find((type) => String(type.dictId) === dictId);
  return (
    <>
      <PageHeader
        title={shown?.dictName ?? page.entries.title}
        subtitle={shown?.dictType}
        back={typesPage.path}
        extra={
          <Select<number>
            aria-label={page.entries.dictionary}
            value={shown?.dictId}
            loading={types.isFetching}
            showSearch={{ optionFilterProp: 'label' }}
            popupMatchSelectWidth={false}
            style={{ width: 224 }}
            options={types.data?.map((type) => ({ value: type.dictId, label: type.dictName }))}
            onChange={(chosen) => void navigate(pathTo(entriesPage, { dictId: chosen }))}
          />
        }
      />
      {types.error && !types.data && <LoadError error={types.error} onRetry={() => void types.refetch()} />}
      {types.data && !shown && <EmptyState text={page.entries.noSuchDictionary} />}
      {shown && <EntryList key={shown.dictId} dictType={shown.dictType} />}
    </>
  );
}
