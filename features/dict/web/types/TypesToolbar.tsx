import { Button } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { May } from '../../../../platform/web/who/who.ts';
import { refreshDictCache } from '../../wire.ts';
import { OUTDATED } from '../outdated.ts';
import { useTexts } from '../texts.ts';

export function TypesToolbar({ onAdd }: { onAdd: () => void }) {
  const { page } = useTexts();
  const refreshing = useWrite(refreshDictCache, { refreshes: OUTDATED, done: page.types.refreshed });
  return (
    <>
      <May permission="system:dict:remove">
        <Button loading={refreshing.isPending} onClick={() => void refreshing.send({})}>
          {page.types.refresh}
        </Button>
      </May>
      <May permission="system:dict:add">
        <Button type="primary" onClick={onAdd}>
          {page.types.add}
        </Button>
      </May>
    </>
  );
}
