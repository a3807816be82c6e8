export { type StoredLine, selectLines as findCargoLines } from './lines.ts';
export { freezeParties, type GivenParty } from './parties.ts';
export { canChange as canChangeCargo, getOrder as getOrderOfCargo, readCargo } from './read.ts';
export { type Author, type CargoChange, saveLines as saveCargoFacts } from './save.ts';
