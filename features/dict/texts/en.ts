import type zh from './zh.ts';

const en: typeof zh = {
  server: {
    absent: 'This does not exist or has been removed.',
    wrongEntry: 'The entry is not right; see the marked fields.',
    labelNeeded: 'Please give a label',
    noSuchType: 'There is no such dictionary',
    valueTaken: 'The dictionary has this value already',
    wrongType: 'The dictionary is not right; see the marked fields.',
    nameNeeded: 'Please give a name',
    keyTaken: 'This key is in use already',
    hasEntries: (p) => {
      const told = p.labels.map((label) => label.en).join(', ');
      const rest = p.count > p.labels.length ? ', …' : '';
      const entries = p.count === 1 ? '1 entry' : `${p.count} entries`;
      return `“${p.name.en}” still has ${entries} (${told}${rest}). Remove the entries first.`;
    },
    entriesStay: (p) => `Built-in entries cannot be deleted, only deactivated: ${p.values.join(', ')}.`,
    typesStay: (p) => `Built-in dictionaries cannot be deleted, only deactivated: ${p.keys.join(', ')}.`,
  },
  page: {
    types: {
      names: { zh: 'Name in Chinese', en: 'Name in English', ru: 'Name in Russian' },
      title: 'Dictionaries',
      subtitle: 'Value lists used across the portal',
      name: 'Name',
      key: 'Key',
      keyHint: 'Begins with a letter; letters, digits and underscores only. Used by the system',
      keyWrong: 'Must begin with a letter and hold only letters, digits and underscores',
      add: 'Add dictionary',
      edit: (p) => `Edit dictionary: ${p.name}`,
      entries: 'Its entries',
      added: 'Added',
      empty: 'There are no dictionaries yet',
      refresh: 'Refresh cache',
      refreshed: 'Cache refreshed',
    },
    entries: {
      labels: { zh: 'Label in Chinese', en: 'Label in English', ru: 'Label in Russian' },
      title: 'Dictionary entries',
      dictionary: 'Dictionary',
      label: 'Label',
      value: 'Value',
      valueHint: 'What is kept in the records',
      sort: 'Order',
      colour: 'Colour',
      colours: {
        default: 'No tag',
        primary: 'Blue',
        success: 'Green',
        info: 'Grey',
        warning: 'Amber',
        danger: 'Red',
      },
      cssClass: 'CSS class',
      isDefault: 'Chosen by default',
      default: 'Default',
      add: 'Add entry',
      edit: (p) => `Edit entry: ${p.label}`,
      empty: 'This dictionary has no entries yet',
      noSuchDictionary: 'There is no such dictionary; it may have been removed',
    },
    status: 'Status',
    statuses: { '0': 'In use', '1': 'Inactive' },
    statusHint: 'Inactive entries are no longer offered',
    remark: 'Remark',
    saved: 'Saved',
    removed: 'Deleted',
  },
};
export default en;
