import type zh from './zh.ts';

const en: typeof zh = {
  server: {
    absent: 'This value does not exist or has been removed.',
    wrong: 'The value is not right; see the marked fields.',
    keyTaken: 'This key is in use already',
    keyBuiltIn: 'The key of a built-in value cannot be changed',
    oneOf: (p) => `Must be ${p.values.join(' or ')}`,
    nameNeeded: 'Please give a name',
    builtInStays: (p) => `Built-in values cannot be removed: ${p.keys.join(', ')}.`,
    builtIn: {
      'sys.account.captchaEnabled': 'Always ask for a captcha at sign-in',
      qcActivitySwitch: 'Campaign entrance',
    },
  },
  page: {
    title: 'Configuration',
    subtitle: 'Values that can be changed while the portal runs; they take effect at once',
    name: 'Name',
    key: 'Key',
    keyHint: 'Programs read it',
    value: 'Value',
    type: 'Built in',
    types: { Y: 'Built in', N: 'Own' },
    remark: 'Remark',
    added: 'Added',
    add: 'Add value',
    edit: (p) => `Edit value: ${p.name}`,
    empty: 'There are no values yet',
    saved: 'Saved',
    removed: 'Deleted',
    refresh: 'Refresh cache',
    refreshed: 'Cache refreshed',
  },
};
export default en;
