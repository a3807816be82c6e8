import { dictionaryOf } from '../../../../platform/server/dictionaryOf.ts';
import type { Feature } from '../../../../platform/server/feature.ts';
import { listenToOrders } from '../../booking/server/index.ts';
import { packNamesIn } from '../../nomenclature/packTypes.ts';
import { rankUsedCodes } from '../../nomenclature/server/index.ts';
import { cargoCalls } from './calls.ts';
import { companyData } from './companyData.ts';
import { seedDemoGoods } from './demo.ts';
import { readUsedGoods } from './known.ts';
import { splitCargo } from './split.ts';

listenToOrders({ split: splitCargo });
rankUsedCodes(readUsedGoods);

const CUSTOMER = ['cargo:goods:query', 'cargo:goods:edit'];

/** What papers say about the goods of an order, typed once. */
export const cargo: Feature = {
  name: 'cargo',
  calls: cargoCalls,
  dictionaries: [
    dictionaryOf(
      { dictType: 'cargoPackType', name: { zh: '包装种类', en: 'Package types', ru: 'Вид упаковки' } },
      { zh: packNamesIn('zh'), en: packNamesIn('en'), ru: packNamesIn('ru') },
    ),
  ],
  grants: {
    customer: CUSTOMER,
    special: CUSTOMER,
    operator: ['operation:cargo:query', 'operation:cargo:edit'],
  },
  memberRights: { booking: ['cargo:goods:edit'] },
  companyData: [companyData],
  demo: seedDemoGoods,
};
