/** Attribute of a signature that holds its time stamp (RFC 3161, appendix A). */
export const TIMESTAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';
