export {
  saveMenuGrant,
  selectGrantees as findMenuGrantees,
  selectMenuGrant as findMenuGrant,
} from './grant.ts';
export { type GrantableMenu, grantableMenus } from './tree.ts';
