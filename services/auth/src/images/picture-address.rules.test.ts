import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, pictureAddress } from './picture-address.rules.ts';

const hosts = ['images.example.org'];

/** Ways to write an address that is none of an allowed site. */
const hostile = [
  'http://images.example.org/a.png',
  'ftp://images.example.org/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'gopher://images.example.org/',
  '//images.example.org/a.png',
  'images.example.org/a.png',
  '',
  'https://',
  'https://localhost/a.png',
  'https://127.0.0.1/a.png',
  'https://127.1/a.png',
  'https://0/a.png',
  'https://0.0.0.0/a.png',
  'https://2130706433/a.png',
  'https://0x7f000001/a.png',
  'https://0x7f.0x0.0x0.0x1/a.png',
  'https://017700000001/a.png',
  'https://0177.0.0.1/a.png',
  'https://0177.0x0.1/a.png',
  'https://127.0.0.1./a.png',
  'https://１２７.0.0.1/a.png',
  'https://①②⑦.⓪.⓪.①/a.png',
  'https://127。0。0。1/a.png',
  'https://10.0.0.1/a.png',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/a.png',
  'https://[::]/a.png',
  'https://[0:0:0:0:0:0:0:1]/a.png',
  'https://[::ffff:127.0.0.1]/a.png',
  'https://[::ffff:7f00:1]/a.png',
  'https://[::127.0.0.1]/a.png',
  'https://[64:ff9b::7f00:1]/a.png',
  'https://[2002:7f00:1::]/a.png',
  'https://[fe80::1]/a.png',
  'https://[fd00::1]/a.png',
  'https://8.8.8.8/a.png',
  'https://[2001:4860:4860::8888]/a.png',
  'https://images.example.org:8443/a.png',
  'https://images.example.org:22/a.png',
  'https://ann@images.example.org/a.png',
  'https://ann:secret@images.example.org/a.png',
  'https://images.example.org@127.0.0.1/a.png',
  'https://images.example.org#@127.0.0.1/../a.png'.replace('#', '%23'),
  'https://127.0.0.1#images.example.org',
  'https://127.0.0.1?images.example.org',
  'https://127.0.0.1\\images.example.org/a.png',
  'https://images.example.org.evil.example/a.png',
  'https://evil.example/images.example.org',
  'https://evilimages.example.org/a.png',
  'https://sub.images.example.org/a.png',
  'https://images.example.org./a.png',
  'https://images.example.org%2eevil.example/a.png',
  'https://images.example.orɡ/a.png',
  'https://images-example.org/a.png',
  'https://127.0.0.1.nip.io/a.png',
  'https://metadata.google.internal/a.png',
  'https://kubernetes.default.svc/a.png',
  'https://auth:8080/internal',
];

describe('the address of a picture', () => {
  it('is tried with sixty hostile ones', () => expect(new Set(hostile).size).toBeGreaterThanOrEqual(60));
  it.each(hostile)('is refused: %s', (address) => expect(typeof pictureAddress(address, hosts)).toBe('string'));

  it.each([
    'https://images.example.org/a.png',
    'https://images.example.org:443/a.png?size=2#x',
    'https://IMAGES.example.org/a.png',
    'https:images.example.org/a.png',
  ])('is taken from an allowed site: %s', (address) => {
    expect((pictureAddress(address, hosts) as URL).hostname).toBe('images.example.org');
  });

  it('of any site is refused while none is allowed, and the sentence names the setting', () => {
    const refusal = pictureAddress('https://images.example.org/a.png', []);
    expect(refusal).toBe('No site is allowed yet. The operator lists allowed sites in IMAGE_HOSTS.');
  });
});

describe('an address of the public internet', () => {
  it.each(['8.8.8.8', '1.1.1.1', '93.184.216.34', '172.32.0.1', '2001:4860:4860::8888', '2606:4700::1111'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1'],
    ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::8.8.8.8', '64:ff9b::808:808', '100::1', 'fc00::1'],
    ...['fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1'],
    ...['fe80::1%eth0', 'localhost', '', '127.1', '0x7f000001'],
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});
