/** The enterprise form, where a tourist becomes a company; every closed door leads there. */
export const ENTERPRISE_PATH = '/user/enterprise';
