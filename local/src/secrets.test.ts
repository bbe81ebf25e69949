import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadSecrets } from './secrets.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'secrets-')), 'local', 'secrets.json');

describe('the secrets of this machine', () => {
  it('are generated once and kept', () => {
    const file = newFile();
    expect(loadSecrets(file)).toEqual(loadSecrets(file));
    expect(loadSecrets(newFile()).demoPasswords).not.toEqual(loadSecrets(file).demoPasswords);
  });

  it('are readable only by their owner', () => {
    const file = newFile();
    loadSecrets(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('contain a matching key pair', () => {
    const { jwtPrivateKey, jwtPublicKey } = loadSecrets(newFile());
    const signature = sign('sha256', Buffer.from('words'), createPrivateKey(jwtPrivateKey));
    expect(verify('sha256', Buffer.from('words'), createPublicKey(jwtPublicKey), signature)).toBe(true);
  });

  it('contain passwords that registration accepts', () => {
    for (const password of Object.values(loadSecrets(newFile()).demoPasswords)) {
      expect(password).toMatch(/^([a-z2-9]{4}-){2}[a-z2-9]{4}$/);
    }
  });
});
