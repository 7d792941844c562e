// Packs what the server sends as text, once and well, so that it need not at every request.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const TEXT = /\.(css|html|js|json|svg|wasm|webmanifest)$/;

// The budget's business; nobody has to be sent it.
rmSync(join(dist, '.vite'), { recursive: true, force: true });
let files = 0;
let bytes = 0;
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const packed = gzipSync(readFileSync(path), { level: 9 });
  writeFileSync(`${path}.gz`, packed);
  files += 1;
  bytes += packed.length;
}
console.log(`packed ${files} files into ${(bytes / 1024).toFixed(0)} KB`);
