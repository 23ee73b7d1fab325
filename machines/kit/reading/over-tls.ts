/** By TLS, or to this machine, by its name or an address of its own. */
const OVER_TLS = /^https:\/\/|^http:\/\/(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])(?:[:/]|$)/;

/** Whether nobody in between can read what is sent to an address. */
export const isOverTls = (address: string): boolean => OVER_TLS.test(address);
