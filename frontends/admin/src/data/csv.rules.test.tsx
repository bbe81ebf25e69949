import { describe, expect, it } from '@jest/globals';
import { delimiterOf, imageAddressOf, importColumns, partsOf, textOf, usersIn } from './csv.rules.ts';
import { readCsv } from './read-csv.ts';

const read = (text: string | Uint8Array<ArrayBuffer>) => readCsv(new FileOfText(text) as unknown as Blob);

/** jsdom's Blob cannot be read as bytes. */
class FileOfText {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  constructor(text: string | Uint8Array<ArrayBuffer>) {
    this.#bytes = typeof text === 'string' ? new Uint8Array(new TextEncoder().encode(text)) : text;
  }
  arrayBuffer() {
    return Promise.resolve(this.#bytes);
  }
}

describe('the delimiter', () => {
  it.each([
    ['email,firstName;x\n', ','],
    ['email;firstName\n', ';'],
    ['email;"last, first"\n', ';'],
    ['email\tfirstName\n', '\t'],
    ['email\n', ','],
    ['\uFEFFemail;firstName', ';'],
  ])('of %j is %j', (text, sign) => expect(delimiterOf(text)).toBe(sign));
});

describe('a file', () => {
  it.each(['', '\n\n', 'email,firstName', 'email,firstName\n\n,,\n'])('%j needs a header and a row', async (text) => {
    await expect(read(text)).rejects.toThrow('CSV file must have at least a header row and one data row.');
  });

  it('needs an email column, and hears which columns were found', async () => {
    await expect(read('name,mail\nAda,ada@x.org')).rejects.toThrow(
      "Missing 'email' column. Found columns: name, mail. Please check your CSV file format.",
    );
  });

  it('needs somebody with an address', async () => {
    await expect(read('email\nada\nx.org')).rejects.toThrow(
      "No valid users found in the CSV file. Make sure the 'email' column contains valid email addresses.",
    );
  });

  it('finds its columns in any case and order, and ignores others', async () => {
    expect(await read('Shoe Size,LASTNAME,EMAIL\n41,Nwosu,ada@x.org')).toEqual({
      users: [{ email: 'ada@x.org', lastName: 'Nwosu' }],
      dropped: 0,
    });
  });

  it('loses its byte-order mark, quotes and empty rows, and rows without an address', async () => {
    const text = '\uFEFF"email";"firstName";"bio"\r\n"ada@x.org";"Ada";"says ""hi""; waves"\r\n;;\r\nnobody;Bo;\r\n';
    expect(await read(text)).toEqual({
      users: [{ email: 'ada@x.org', firstName: 'Ada', bio: 'says "hi"; waves' }],
      dropped: 1,
    });
  });

  it('keeps a line break within quotes', async () => {
    expect((await read('email,bio\nada@x.org,"one\ntwo"')).users).toEqual([{ email: 'ada@x.org', bio: 'one\ntwo' }]);
  });

  it('is read with tabs, and with the line ends of an old Mac', async () => {
    expect((await read('email\tfirstName\rada@x.org\tAda\rbo@x.org\tBo')).users).toHaveLength(2);
  });

  it('is read as Windows-1252 when it is no UTF-8', async () => {
    const bytes = Uint8Array.from([...'email,firstName\na@x.org,Jos'].map((sign) => sign.charCodeAt(0)).concat(0xe9));
    expect((await read(bytes)).users).toEqual([{ email: 'a@x.org', firstName: 'José' }]);
  });

  it.each([
    ['little', true],
    ['big', false],
  ])('is read as UTF-16, %s end first, behind its mark', async (_, isLittle) => {
    const text = '\uFEFFemail\tfirstName\na@x.org\tJosé';
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let place = 0; place < text.length; place++) view.setUint16(place * 2, text.charCodeAt(place), isLittle);
    expect((await read(new Uint8Array(view.buffer))).users).toEqual([{ email: 'a@x.org', firstName: 'José' }]);
  });

  it('loses in each cell what no call takes', () => {
    const { users } = usersIn([
      ['email', 'firstName', 'bio'],
      ['a@x.org', 'A\0da', `${'x'.repeat(4_999)}😀`],
    ]);
    expect(users).toEqual([{ email: 'a@x.org', firstName: 'Ada', bio: `${'x'.repeat(4_999)}\uFFFD` }]);
  });

  it('keeps a value that begins with a sign of a formula as text', () => {
    expect(
      usersIn([
        ['email', 'firstName'],
        ['a@x.org', '=1+1'],
      ]).users,
    ).toEqual([{ email: 'a@x.org', firstName: '=1+1' }]);
  });

  it('makes nobody out of a column called __proto__', () => {
    expect(
      usersIn([
        ['email', '__proto__'],
        ['a@x.org', 'x'],
      ]).users,
    ).toEqual([{ email: 'a@x.org' }]);
  });
});

describe('the address of a picture', () => {
  it.each([
    ['photo.jpg (https://x.org/a.jpg)', 'https://x.org/a.jpg'],
    ['[photo](https://x.org/a.jpg)', 'https://x.org/a.jpg'],
    ['photo <https://x.org/a.jpg>', 'https://x.org/a.jpg'],
    ['photo [https://x.org/a.jpg]', 'https://x.org/a.jpg'],
    ['https://x.org/a.jpg', 'https://x.org/a.jpg'],
    ['photo.jpg', 'photo.jpg'],
  ])('of %s is %s', (text, address) => expect(imageAddressOf(text)).toBe(address));
});

describe('the parts of an import', () => {
  const users = (count: number, bio = '') => Array.from({ length: count }, (_, n) => ({ email: `u${n}@x.org`, bio }));
  it('have a thousand rows at most', () => {
    expect(partsOf(users(2500)).map((part) => part.length)).toEqual([1000, 1000, 500]);
  });
  it('stay below what a call may send', () => {
    const parts = partsOf(users(1000, 'ü'.repeat(5000)));
    expect(parts.flat()).toHaveLength(1000);
    for (const part of parts) expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThan(4_100_000);
    expect(parts.length).toBe(3);
  });
  it('of nobody are none', () => expect(partsOf([])).toEqual([]));
});

it('reads UTF-8', () => expect(textOf(new TextEncoder().encode('José'))).toBe('José'));

it('has the ten columns of the template', () => expect(importColumns).toHaveLength(10));
