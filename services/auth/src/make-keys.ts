// node src/make-keys.ts <folder of the private key> <folder of the public key>: makes the key pair that signs and verifies
// internal tokens. Keys that are there stay, so it may run before every start.
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [privateFolder = '', publicFolder = privateFolder] = process.argv.slice(2);
if (!privateFolder) {
  console.error('Usage: node src/make-keys.ts <folder of the private key> [<folder of the public key>]');
  process.exit(1);
}
const privateFile = join(privateFolder, 'jwt-private.pem');
const publicFile = join(publicFolder, 'jwt-public.pem');

if (existsSync(privateFile) && existsSync(publicFile)) {
  console.log('The keys are there.');
} else {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  for (const folder of [privateFolder, publicFolder]) mkdirSync(folder, { recursive: true });
  writeFileSync(privateFile, privateKey, { mode: 0o600 });
  writeFileSync(publicFile, publicKey, { mode: 0o644 });
  console.log(`New keys are in ${privateFile} and ${publicFile}.`);
}
