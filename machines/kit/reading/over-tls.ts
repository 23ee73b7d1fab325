/** This machine, by its name or an address of its own. */
const HERE = /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/;

/** Whether nobody in between can read what is sent to an address: by TLS, or to this machine. What is no address is neither. */
export function isOverTls(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && HERE.test(hostname));
}
