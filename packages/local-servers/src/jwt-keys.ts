import { generateKeyPairSync } from 'node:crypto';

/** The key pair that signs and verifies internal tokens, as PEM. */
export type JwtKeys = { jwtPrivateKey: string; jwtPublicKey: string };

/** A new ES256 key pair. */
export function generateJwtKeys(): JwtKeys {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return { jwtPrivateKey: privateKey, jwtPublicKey: publicKey };
}
