import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import * as wire from '../wire.ts';
import { findByMeaning, readNames, readSuggestions } from './find.ts';
import { compareWithKnown, load, readPacks } from './packs.ts';

export const nomenclatureCalls = (): Binding[] => [
  bind(wire.findCodes, findByMeaning),
  bind(wire.nameCodes, readNames),
  bind(wire.suggestCodes, readSuggestions),
  bind(wire.listPacks, readPacks),
  bind(wire.checkPack, compareWithKnown),
  bind(wire.loadPack, load),
];
