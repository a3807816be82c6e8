import { Button } from 'antd';
import { Can } from '../../../../platform/web/currentUser/currentUser.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { refreshDictCache } from '../../wire.ts';
import { INVALIDATES } from '../invalidates.ts';
import { useTexts } from '../texts.ts';

export function TypesToolbar({ onAdd }: { onAdd: () => void }) {
  const { page } = useTexts();
  const refreshing = useWrite(refreshDictCache, { invalidates: INVALIDATES, done: page.types.refreshed });
  return (
    <>
      <Can permission="system:dict:remove">
        <Button loading={refreshing.isPending} onClick={() => void refreshing.send({})}>
          {page.types.refresh}
        </Button>
      </Can>
      <Can permission="system:dict:add">
        <Button type="primary" onClick={onAdd}>
          {page.types.add}
        </Button>
      </Can>
    </>
  );
}
