// Where the host is, if this build has one: scripts/wasm makes it where a compiler for WebAssembly can be had.
const found = import.meta.glob<string>('./host.wasm', { query: '?url', import: 'default', eager: true });

/** Whether tables can be hosted here. */
export const HOSTS = './host.wasm' in found;

/** Its address. */
export default function host(): string {
  const address = found['./host.wasm'];
  if (address === undefined) throw new Error('this build hosts no tables');
  return new URL(address, import.meta.url).href;
}
