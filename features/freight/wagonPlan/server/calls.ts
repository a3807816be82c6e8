import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import { exportContainers, exportWagons, getWagonPlan, readWagonSheet, saveWagonPlan } from '../wire.ts';
import { readPlan } from './read.ts';
import { savePlan } from './save.ts';
import { readWagons, writeContainers, writeWagons } from './sheet.ts';

export const wagonPlanCalls = (): Binding[] => [
  bind(getWagonPlan, readPlan),
  bind(saveWagonPlan, savePlan),
  bind(exportWagons, writeWagons),
  bind(exportContainers, writeContainers),
  bind(readWagonSheet, readWagons),
];
