import { Button } from 'antd';
import { useWrite } from '../../../platform/web/query/useWrite.ts';
import { May } from '../../../platform/web/who/who.ts';
import { refreshConfigCache } from '../wire.ts';
import { OUTDATED } from './outdated.ts';
import { useTexts } from './texts.ts';

/** Over the list of values: have everything read anew, and add one. */
export function ConfigToolbar({ onAdd }: { onAdd: () => void }) {
  const { page } = useTexts();
  const refreshing = useWrite(refreshConfigCache, { refreshes: OUTDATED, done: page.refreshed });
  return (
    <>
      <May permission="system:config:remove">
        <Button loading={refreshing.isPending} onClick={() => void refreshing.send({})}>
          {page.refresh}
        </Button>
      </May>
      <May permission="system:config:add">
        <Button type="primary" onClick={onAdd}>
          {page.add}
        </Button>
      </May>
    </>
  );
}
